import { beginningOf } from '#server/dialogue/identity/identity.ts'
import { moodOf } from '#server/dialogue/mood.ts'
import { wordsIn } from '#server/dialogue/turn-taking/speech-activity.ts'
import type { Turn } from '#server/dialogue/turns.ts'
import { capitalised } from '#server/language/format.ts'
import { read } from '#server/language/read.ts'
import { corrected } from './correcting/corrected.ts'
import { lemmasOf } from './machinery/fresh.ts'
import { paragraphsOf, type Told } from './paragraphs.ts'
import { passagesOf } from './passages.ts'
import { toldIn } from './sentences.ts'
import { titleOf } from './title.ts'
import { transcriptOf } from './transcript.ts'
import { namesIn } from './writing/names.ts'

export type CallEntry = {
  title: string
  content: string
  transcription: string
  moodStated: number | null
  /** Every word the person said, told or not. */
  wordCount: number
}

/**
 * The journal entry of a call: the person's own words and nothing else, but for a question's where the answer needs them.
 * Null when they said nothing at all, or only when to be called again; what was said before somebody agreed to be the
 * person is nobody's entry.
 */
export function entryFrom(turns: readonly Turn[], opening: { name: string; companion: string }): CallEntry | null {
  const own = turns.slice(beginningOf(turns))
  const spoken = own.filter((turn) => turn.speaker === 'person' && turn.by === 'voice')
  if (spoken.length === 0) return null
  const [[beginning = '', ...first] = [], ...others] = paragraphsOf(everythingTold(own, opening.name))
  const paragraphs = beginning === '' ? [] : [[begun(beginning), ...first], ...others]
  if (paragraphs.length === 0 && own.some(putsOff)) return null
  // Whoever only hummed said that.
  const told = paragraphs.length > 0 ? paragraphs : [spoken.map(({ words }) => words)]
  return {
    title: titleOf(told),
    content: told.map((sentences) => sentences.join(' ')).join('\n\n'),
    transcription: transcriptOf(turns, opening),
    moodStated: moodOf(own),
    wordCount: spoken.reduce((sum, { words }) => sum + wordsIn(words), 0),
  }
}

/** What was told, passage by passage: machinery left out, answers whole. */
export function everythingTold(turns: readonly Turn[], name: string): Told[] {
  const spoken = turns.flatMap(({ speaker, words }) => (speaker === 'person' ? words : []))
  const names = new Set([...namesIn(spoken), name.toLowerCase()])
  const known = new Set<string>()
  const passages = passagesOf(turns, name)
  const texts = corrected(
    passages.map(({ words }) => words),
    names,
  )
  return passages.map((passage, index) => {
    const sentences = toldIn({ ...passage, words: texts[index] ?? '' }, known, names)
    for (const lemma of sentences.flatMap((sentence) => [...lemmasOf(sentence)])) known.add(lemma)
    return { sentences, asked: passage.asked, isAskedAnew: passage.isAskedAnew }
  })
}

/** "So I was at the market": whoever begins so only takes a breath; "so tired" and "so far" say something. */
function begun(sentence: string): string {
  const [first, second] = read(sentence).tokens
  const isBreath = first?.text === 'So' && beginnings.has(second?.pos ?? '')
  return isBreath ? capitalised(sentence.slice(second?.start)) : sentence
}
const beginnings = new Set(['PRON', 'DET', 'ADP', 'NOUN', 'PROPN'])

const putsOff = (turn: Turn) =>
  turn.speaker === 'companion' && (turn.intent.ends === 'not-now' || turn.intent.ends === 'no-more-calls')
