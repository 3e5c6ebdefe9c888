import { isSad } from '#server/dialogue/guide/lead.ts'
import { wordsIn } from '#server/dialogue/turn-taking/speech-activity.ts'
import type { Intent, Turn } from '#server/dialogue/turns.ts'
import { plain, sentencesOf } from '#server/dialogue/understanding/plain.ts'
import { toneOf } from '#server/dialogue/understanding/tone.ts'
import { rootOf } from '#server/features/coach/answering/words.ts'
import { checker, contentOf, isOurs, type Fault as Unheld } from '#server/features/language-model/comparing/checking.ts'
import { type Sources, sourcesIn } from '#server/features/language-model/comparing/sources.ts'
import { advises, asksAgain, diagnoses, questionsIn, shouted, speaksOfItself, timesIn, unspeakable } from './manners.ts'
import { entriesIn, spokenIn } from './material.ts'
import { askingWords, listeningWords } from './vocabulary.ts'

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
  const builtIn = new Set(sentencesOf(next.words).map(plain))
  const own = sentences.filter((sentence) => !builtIn.has(plain(sentence)))
  return isOutOfTune(own.join(' '), turns) ? 'tone' : firstOf(own, comparing(basis))
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
  const grounds = (facts: readonly string[], words: string) => ({
    check: checker({ ...common, facts }),
    known: sourcesIn([...told, ...facts, words]),
    text: plain([...told, ...facts].join(' ')),
  })
  const stating = grounds(another, listeningWords)
  const asking = grounds([...another, next.words, askingWords], listeningWords)
  return (sentence: string): Fault | null => {
    if (speaksOfItself(sentence)) return 'self'
    if (advises(sentence)) return 'advice'
    if (diagnoses(sentence)) return 'diagnosis'
    const { check, known, text } = sentence.endsWith('?') ? asking : stating
    if (!timesIn(sentence).every((time) => text.includes(time))) return 'unfounded'
    // One word shows that something was heard, and is too short for a claim.
    const checked = wordsIn(sentence) === 1 ? null : check(asInTheMiddle(sentence, known))
    if (checked && 'fault' in checked) return checked.fault
    return contentOf(sentence).every(known.holdsRoot) ? null : 'unfounded'
  }
}

/** "Rain, twice": a capital that only opens the sentence is no name. And "once you were home" counts nothing. */
function asInTheMiddle(sentence: string, known: Sources): string {
  const [first = ''] = /^\p{L}+/u.exec(sentence) ?? []
  const isPlain = first !== 'I' && known.holdsRoot(rootOf(first))
  const opened = isPlain && !known.holdsWord(first) ? `${first.toLowerCase()}${sentence.slice(first.length)}` : sentence
  return opened.replace(/\bonce (?=you|he|she|it|they|the)\b/gi, 'when ')
}

function isRepeated(sentences: readonly string[], turns: readonly Turn[]): boolean {
  const said = turns.flatMap((turn) => (turn.speaker === 'companion' ? [turn.words] : []))
  const whole = new Set(said.flatMap(sentencesOf).map(plain))
  const asked = said.flatMap(questionsIn)
  return sentences.some((one) => whole.has(plain(one)) || (one.endsWith('?') && asksAgain(one, asked)))
}

/** Glad of what is sad, or sorry for what is good. */
function isOutOfTune(words: string, turns: readonly Turn[]): boolean {
  const last = turns.findLast(({ speaker }) => speaker === 'person')?.words ?? ''
  const [shown, told] = [toneOf(words), toneOf(last)]
  return (shown === 'good' && (told === 'hard' || isSad(last))) || (shown === 'hard' && told === 'good')
}
