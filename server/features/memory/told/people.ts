import type { RecentEntry } from '#server/features/journal/recent/recent-entries.ts'
import { type Mention as Named, peopleIn } from '#server/language/people/people.ts'
import { calledAs, samePeople } from '#server/language/people/same-people.ts'
import { docOf } from '#server/language/read.ts'

export type Mentions = {
  called: string
  /** Every way the entries call them: "Leo", "your brother". */
  names: ReadonlySet<string>
  said: Mention[]
  /** Spoken of as dead. */
  isGone: boolean
  /** Seen or spoken with lately, so that there is a next time. */
  isAround: boolean
}
type Mention = { entryId: number; writtenOn: string; source: RecentEntry['source']; quote: string }

/** Who is spoken of, as we may call them ("Dana", "your sister"), with where, the most often named first. */
export function mentionsIn(entries: readonly RecentEntry[]): Mentions[] {
  const mentions = entries.filter(({ isCalm }) => isCalm).flatMap(mentionsOf)
  return samePeople(mentions)
    .filter(({ isFormal }) => !isFormal)
    .map((person) => ({
      called: calledAs(person),
      names: new Set(person.mentions.flatMap(({ name, relation }) => namesOf(name, relation))),
      said: distinct(person.mentions.map(({ mention }) => mention)),
      isGone: person.isGone,
      isAround: !person.isGone && person.mentions.some(({ isPresent }) => isPresent),
    }))
    .sort((one, other) => other.said.length - one.said.length)
}

function mentionsOf(entry: RecentEntry): (Named & { mention: Mention })[] {
  const doc = docOf(entry)
  const places = { entryId: entry.id, writtenOn: entry.day, source: entry.source }
  return doc.sentences.flatMap((sentence) => {
    const mention = { ...places, quote: sentence.text }
    return peopleIn({ ...doc, sentences: [sentence] }).map((named) => ({ ...named, mention }))
  })
}

const namesOf = (name: string | null, relation: Named['relation']) => [
  ...(name ? [name] : []),
  ...(relation ? [calledAs({ name: null, relation })] : []),
]

/** One sentence that names somebody twice is one mention. */
const distinct = (said: readonly Mention[]) => [...new Set(said)]
