import { checker, contentOf, isOurs, type Fault as Unheld } from '#server/features/language-model/comparing/checking.ts'
import { type Sources, sourcesIn } from '#server/features/language-model/comparing/sources.ts'
import type { Intent, Turn } from '../conversation/conversation.ts'
import { wordsIn } from '../conversation/line/line.ts'
import { isSad } from '../conversation/replies/lead.ts'
import { plain, sentencesOf } from '../conversation/understanding/plain.ts'
import { toneOf } from '../conversation/understanding/tone.ts'
import { advises, asksAgain, diagnoses, questionsIn, shouted, speaksOfItself, timesIn, unspeakable } from './manners.ts'
import { entriesIn, spokenIn } from './material.ts'
import { plainRoots } from './vocabulary.ts'

export type Fault = NonNullable<Unheld> | 'length' | 'questions' | 'repeated' | 'advice' | 'diagnosis' | 'self' | 'tone'

/** What the words are compared with. */
export type Basis = {
  turns: readonly Turn[]
  /** What the rules would have said. */
  next: { words: string; intent: Intent }
  companion: string
  instructions: string
  forbidden: readonly string[]
}

const mostWords = 30
const mostSentences = 3

/** Why these words of a model may not be spoken as this turn; null where they may. */
export function faultIn(words: string, basis: Basis): Fault | null {
  if (isOurs(words)) return 'care'
  if (unspeakable.test(words) || shouted.test(words)) return 'form'
  const sentences = sentencesOf(words)
  if (wordsIn(words) > mostWords || sentences.length > mostSentences) return 'length'
  const { turns, next } = basis
  const marks = (words.match(/\?/g) ?? []).length
  const isAsking = next.intent.does === 'ask'
  if (marks !== (isAsking ? 1 : 0) || (isAsking && !words.endsWith('?'))) return 'questions'
  if (isRepeated(sentences, turns)) return 'repeated'
  if (isOutOfTune(sentences, turns)) return 'tone'
  const builtIn = new Set(sentencesOf(next.words).map(plain))
  return firstOf(
    sentences.filter((sentence) => !builtIn.has(plain(sentence))),
    comparing(basis),
  )
}

function firstOf(sentences: readonly string[], check: (sentence: string) => Fault | null): Fault | null {
  for (const sentence of sentences) {
    const fault = check(sentence)
    if (fault) return fault
  }
  return null
}

/** A statement rests on what the person said, a question also on what the rules would have asked. */
function comparing({ turns, next, companion, instructions, forbidden }: Basis) {
  const spoken = spokenIn(turns)
  const told = spoken.flatMap((turn) => (turn.speaker === 'person' ? [turn.words] : []))
  const another = spoken.filter((turn) => entriesIn([turn]).length > 0).map((turn) => turn.words)
  const common = { pages: [], today: '', told, companion, instructions, dismissed: new Set<string>(), forbidden }
  const grounds = (facts: readonly string[]) => ({
    check: checker({ ...common, facts }),
    sources: sourcesIn([...told, ...facts]),
    text: plain([...told, ...facts].join(' ')),
  })
  const [stating, asking] = [grounds(another), grounds([...another, next.words])]
  return (sentence: string): Fault | null => {
    if (speaksOfItself(sentence)) return 'self'
    if (advises(sentence)) return 'advice'
    if (diagnoses(sentence)) return 'diagnosis'
    const { check, sources, text } = sentence.endsWith('?') ? asking : stating
    if (!timesIn(sentence).every((time) => text.includes(time))) return 'unfounded'
    // One word shows that something was heard, and is too short for a claim.
    const checked = wordsIn(sentence) === 1 ? null : check(sentence)
    if (checked && 'fault' in checked) return checked.fault
    return contentOf(sentence).every((root) => isKnown(root, sources)) ? null : 'unfounded'
  }
}

const isKnown = (root: string, sources: Sources) => plainRoots.has(root) || sources.holdsRoot(root)

function isRepeated(sentences: readonly string[], turns: readonly Turn[]): boolean {
  const said = turns.flatMap((turn) => (turn.speaker === 'companion' ? [turn.words] : []))
  const whole = new Set(said.flatMap(sentencesOf).map(plain))
  const asked = said.flatMap(questionsIn)
  return sentences.some((one) => whole.has(plain(one)) || (one.endsWith('?') && asksAgain(one, asked)))
}

/** Glad of what is sad, or sorry for what is good. */
function isOutOfTune(sentences: readonly string[], turns: readonly Turn[]): boolean {
  const last = turns.findLast(({ speaker }) => speaker === 'person')?.words ?? ''
  const [shown, told] = [toneOf(sentences.filter((one) => !one.endsWith('?')).join(' ')), toneOf(last)]
  return (shown === 'good' && (told === 'hard' || isSad(last))) || (shown === 'hard' && told === 'good')
}
