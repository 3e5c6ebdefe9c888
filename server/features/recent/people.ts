import { someoneIn } from '#server/features/calls/conversation/understanding/someone.ts'
import type { RecentEntry } from './queries.ts'
import { sentencesIn } from './sentences.ts'

const most = 6
/** Written like a name, and still somebody’s mother. */
const parents = /\b(?:Mom|Mum|Dad|Grandma|Grandpa)\b/

/** Who is spoken of, as we may call them ("Dana", "your sister"), the most often named first. */
export function peopleIn(entries: readonly RecentEntry[]): string[] {
  const counts = new Map<string, number>()
  for (const { content, isCalm } of entries) {
    if (!isCalm) continue
    for (const sentence of sentencesIn(content)) {
      const someone = someoneIn(sentence)
      const parent = parents.exec(sentence)?.[0]
      const named = someone && !someone.isFormal ? [someone.called] : []
      const called = new Set([...named, ...(parent ? [`your ${parent.toLowerCase()}`] : [])])
      for (const one of called) counts.set(one, (counts.get(one) ?? 0) + 1)
    }
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([called]) => called)
}
