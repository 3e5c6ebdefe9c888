import { opensSubject } from '#server/dialogue/phrases/en/openers.ts'
import { breaksOff, isThinking, mayGoOn } from '#server/dialogue/turn-taking/end-of-turn.ts'
import type { Intent, Turn } from '#server/dialogue/turns.ts'

/** Something told in one go. */
export type Passage = { words: string; isMoodAnswer: boolean; opensParagraph: boolean }

/** The person's speech, half sentences put together again even where "go on" was said between them. */
export function passagesOf(turns: readonly Turn[]): Passage[] {
  const passages: Passage[] = []
  let isMoodAnswer = false
  let isNewSubject = false
  let asked = true
  for (const turn of turns) {
    if (turn.speaker === 'companion') {
      if (turn.words === '') continue
      isMoodAnswer ||= turn.intent.does === 'ask-mood'
      isNewSubject ||= leadsElsewhere(turn.intent)
      asked = asked || asksAnew(turn.intent)
      continue
    }
    if (turn.by === 'keys') continue
    const last = passages.at(-1)
    if (last && !isThinking(turn.words) && isUnfinished(last.words, asked))
      last.words = `${last.words.replace(/(?:…|\.\.\.|[-–—])$/, '')} ${turn.words}`
    else passages.push({ words: turn.words, isMoodAnswer, opensParagraph: isNewSubject })
    isNewSubject = false
    asked = false
  }
  return passages
}

const asksAnew = ({ does }: Intent) => ['greet', 'ask', 'ask-mood', 'offer-close', 'care', 'farewell'].includes(does)

const leadsElsewhere = ({ does, question }: Intent) =>
  does === 'offer-close' || (does === 'ask' && question !== undefined && opensSubject(question))

/** "Football" and then "practice" belong together only if nothing was asked in between. */
const isUnfinished = (words: string, askedSince: boolean) => breaksOff(words) || (!askedSince && mayGoOn(words))
