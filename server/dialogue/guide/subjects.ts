import type { Clause } from '#server/language/clauses.ts'
import { coreWords, spokenWords } from '#server/language/intents/spoken-words.ts'
import { feelingTold } from '#server/language/key-phrases/feelings.ts'
import type { KeyPhrase } from '#server/language/key-phrases/key-phrases.ts'
import { words } from '#server/language/words.ts'
import type { questions } from '../phrases/en/guide.ts'
import type { UserAct } from '../understanding/user-act.ts'
import { takenUp } from './reflect.ts'

/** Something one question can be asked of; `it` as the person called it, `head` tells two of a kind apart. */
export type Subject = { kind: keyof typeof questions; it: string; head: string }

/** Light enough to be named back is not yet heavy enough to be asked about. */
const worthAQuestion = 2
const futures = words('tomorrow tonight will upcoming soon next might could maybe')
const pasts = words('was were had went did got came yesterday ago last')
const speaks = words('say tell ask call phone ring text write message email shout yell')
const shows = words('cry laugh smile shout yell scream sigh stare')
const weighs = ['should i', 'whether', 'do not know if', 'decide', 'deciding', 'torn', 'considering', 'make up my mind']
/** Who is tired says so in passing. */
const worn = words('tired weary exhausted drained')

/** What the person just told of that a question may follow, in the order it was weighed. */
export function subjectsOf(act: UserAct, mentioned: ReadonlySet<string>, barred: ReadonlySet<string>): Subject[] {
  const phrases = takenUp(act, mentioned, barred)
    .filter(({ weight }) => weight >= worthAQuestion)
    .flatMap((phrase) => subjectFrom(phrase, act.doc.clauses[phrase.clause]) ?? [])
  const feeling = feelingTold(act.doc)
  const feelings: Subject[] =
    feeling && !worn.has(feeling.word) ? [{ kind: 'feeling', it: feeling.word, head: feeling.word }] : []
  return [...phrases, ...feelings, ...intentions(act)]
}

function subjectFrom(phrase: KeyPhrase, clause: Clause | undefined): Subject | null {
  const { kind, head, verb, role } = phrase
  const it = kind === 'event' ? phrase.words.replace(/^an? /, 'the ') : phrase.words
  if (kind === 'event' && /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten) )/.test(it)) return null
  if (kind === 'event') return { kind: clause && isAhead(clause) ? 'ahead' : 'event', it, head }
  if (!isDefinite(it)) return null
  if (kind === 'thing') return role === 'place' ? null : { kind: 'thing', it, head }
  if (verb && speaks.has(verb)) return { kind: role === 'subject' ? 'spoken' : 'told', it, head }
  if (verb && shows.has(verb) && role === 'subject') return { kind: 'shown', it, head }
  return { kind: 'person', it, head }
}

/** "Your wife", "the boys", "Angela": one knows who is meant. "Two kids" and "a man" are only named back. */
const isDefinite = (it: string) => /^(?:your|the|his|her|their|\p{Lu}\p{L}*) ?/u.test(it)

/** Told as still to come: a word of the future, or a weekday beside a verb of the present. */
function isAhead({ text }: Clause): boolean {
  const said = spokenWords(text)
  if (said.some((word) => pasts.has(word))) return false
  return (
    said.some((word) => futures.has(word)) || / (?:on|this) \w+day\b/i.test(text) || said.join(' ').includes('going to')
  )
}

function intentions({ doc }: UserAct): Subject[] {
  const last = doc.clauses.slice(-2).map(({ text }) => coreWords(text).join(' '))
  const holds = (phrases: readonly string[]) =>
    last.some((said) => phrases.some((phrase) => ` ${said} `.includes(` ${phrase} `)))
  return holds(weighs) ? [{ kind: 'decision', it: 'it', head: 'decision' }] : []
}
