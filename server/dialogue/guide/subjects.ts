import { feelingTold } from '#server/language/key-phrases/feelings.ts'
import type { KeyPhrase } from '#server/language/key-phrases/key-phrases.ts'
import { words } from '#server/language/words.ts'
import type { questions } from '../phrases/en/guide.ts'
import type { UserAct } from '../understanding/user-act.ts'
import { takenUp } from './reflect.ts'

/** A feeling, or a person who did something; `it` as it was called, `head` tells two of a kind apart. */
export type Subject = { kind: keyof typeof questions; it: string; head: string }

/** Light enough to be named back is not yet heavy enough to be asked about. */
const worthAQuestion = 2
const speaks = words('say tell ask call phone ring text write message email shout yell')
const shows = words('cry laugh smile shout yell scream sigh stare')
/** Who is tired says so in passing. */
const worn = words('tired weary exhausted drained')

/** What the person just told of themselves and of what others said or showed. */
export function subjectsOf(act: UserAct, barred: ReadonlySet<string>): Subject[] {
  const people = takenUp(act, new Set(), barred)
    .filter(({ weight, kind }) => kind === 'person' && weight >= worthAQuestion)
    .flatMap((phrase) => subjectFrom(phrase) ?? [])
  const feeling = feelingTold(act.doc)
  return feeling && !worn.has(feeling.word)
    ? [{ kind: 'feeling', it: feeling.word, head: feeling.word }, ...people]
    : people
}

function subjectFrom({ words: it, head, verb, role }: KeyPhrase): Subject | null {
  if (!isDefinite(it) || !verb) return null
  if (speaks.has(verb)) return { kind: role === 'subject' ? 'spoken' : 'told', it, head }
  return shows.has(verb) && role === 'subject' ? { kind: 'shown', it, head } : null
}

/** "Your wife", "the boys", "Angela": one knows who is meant. "Two kids" and "a man" are only named back. */
const isDefinite = (it: string) => /^(?:your|the|his|her|their|\p{Lu}\p{L}*) ?/u.test(it)
