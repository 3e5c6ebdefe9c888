import { beginningOf } from '#server/dialogue/identity/identity.ts'
import { moodOf } from '#server/dialogue/mood.ts'
import { breaksOff } from '#server/dialogue/turn-taking/end-of-turn.ts'
import { wordsIn } from '#server/dialogue/turn-taking/speech-activity.ts'
import type { Turn } from '#server/dialogue/turns.ts'
import { sentencesOf } from '#server/dialogue/understanding/plain.ts'
import { cleaned } from './cleaning.ts'
import { isLogistics } from './logistics.ts'
import { type Passage, passagesOf } from './passages.ts'
import { titleOf } from './title.ts'
import { transcriptOf } from './transcript.ts'

export type Told = {
  title: string
  content: string
  transcription: string
  moodStated: number | null
  /** Every word the person said, told or not. */
  wordCount: number
}

/**
 * The journal entry of a call: the person's own words and nothing else. Null when they said nothing at all, or only
 * when to be called again; what was said before somebody agreed to be the person is nobody's entry.
 */
export function tell(turns: readonly Turn[], opening: { name: string; companion: string }): Told | null {
  const own = turns.slice(beginningOf(turns))
  const spoken = own.filter((turn) => turn.speaker === 'person' && turn.by === 'voice')
  if (spoken.length === 0) return null
  const passages = passagesOf(own)
  const paragraphs = paragraphsOf(passages, (sentence, passage) => !isLogistics(sentence, passage.isMoodAnswer))
  if (paragraphs.length === 0 && own.some(putsOff)) return null
  // Whoever only hummed said that.
  const all = paragraphs.length > 0 ? paragraphs : paragraphsOf(passages, () => true)
  const told = all.length > 0 ? all : [spoken.map(({ words }) => words)]
  return {
    title: titleOf(told.flat()),
    content: told.map((sentences) => sentences.join(' ')).join('\n\n'),
    transcription: transcriptOf(turns, opening),
    moodStated: moodOf(own),
    wordCount: spoken.reduce((sum, { words }) => sum + wordsIn(words), 0),
  }
}

const putsOff = (turn: Turn) =>
  turn.speaker === 'companion' && (turn.intent.ends === 'not-now' || turn.intent.ends === 'no-more-calls')

function paragraphsOf(
  passages: readonly Passage[],
  isTold: (sentence: string, passage: Passage) => boolean,
): string[][] {
  const paragraphs: string[][] = []
  let opens = true
  for (const passage of passages) {
    opens ||= passage.opensParagraph
    const sentences = sentencesOf(asSentences(passage.words)).filter((sentence) => isTold(sentence, passage))
    const told = sentences.map(cleaned).filter((sentence) => sentence !== '')
    if (told.length === 0) continue
    if (opens) paragraphs.push(told)
    else paragraphs.at(-1)?.push(...told)
    opens = false
  }
  return paragraphs
}

/** What broke off and was never taken up again shows that it did. */
function asSentences(words: string): string {
  return breaksOff(words) && !/[.!?…]$/.test(words) ? `${words.replace(/[,\s–—-]+$/, '')}…` : words
}
