import { someoneIn } from '#server/dialogue/understanding/someone.ts'
import type { RecentEntry } from './queries.ts'
import { sentencesIn } from './sentences.ts'

const most = 6
/** Written like a name, and still somebody’s mother. */
const parents = /\b(?:Mom|Mum|Dad|Grandma|Grandpa)\b/

export type Mentions = { called: string; said: Mention[] }
type Mention = { entryId: number; writtenOn: string; source: RecentEntry['source']; quote: string }

/** Who is spoken of, as we may call them ("Dana", "your sister"), with where, the most often named first. */
export function mentionsIn(entries: readonly RecentEntry[]): Mentions[] {
  const found = new Map<string, Mention[]>()
  for (const { id, day, source, content, isCalm } of entries) {
    if (!isCalm) continue
    for (const quote of sentencesIn(content)) {
      const someone = someoneIn(quote)
      const parent = parents.exec(quote)?.[0]
      const named = someone && !someone.isFormal ? [someone.called] : []
      for (const one of new Set([...named, ...(parent ? [`your ${parent.toLowerCase()}`] : [])])) {
        found.set(one, [...(found.get(one) ?? []), { entryId: id, writtenOn: day, source, quote }])
      }
    }
  }
  return [...found]
    .map(([called, said]) => ({ called, said }))
    .sort((one, other) => other.said.length - one.said.length)
}

export const peopleIn = (entries: readonly RecentEntry[]): string[] =>
  mentionsIn(entries)
    .slice(0, most)
    .map(({ called }) => called)
