import { breaksOff, isThinking, mayGoOn } from '#server/dialogue/turn-taking/end-of-turn.ts'
import type { Intent, Turn } from '#server/dialogue/turns.ts'
import { machineryIn } from './machinery.ts'

/** Something said in one go, and what it answers. */
export type Passage = {
  words: string
  /** The companion's words right before. */
  asked: string
  isMoodAnswer: boolean
  isCareAnswer: boolean
  /** Something was asked anew before it, or offered to come to an end. */
  isAskedAnew: boolean
  /** Said for the talk: what follows does not go on with it. */
  isClosed: boolean
}

/** The person's speech, half sentences put together again even where "go on" was said between them. */
export function passagesOf(turns: readonly Turn[], name: string): Passage[] {
  const passages: Passage[] = []
  let asked = ''
  let isMoodAnswer = false
  let isCareAnswer = false
  let isAskedAnew = true
  for (const turn of turns) {
    if (turn.speaker === 'companion') {
      if (turn.words === '' || turn.intent.does === 'filler') continue
      isMoodAnswer ||= turn.intent.does === 'ask-mood'
      isCareAnswer = turn.intent.does === 'care' || (turn.intent.concern ?? 0) >= 2
      isAskedAnew ||= asksAnew(turn.intent)
      asked = turn.words
      continue
    }
    if (turn.by === 'keys') continue
    const last = passages.at(-1)
    const isOfTheTalk =
      machineryIn(turn.words, { asked, isMoodAnswer, isCareAnswer, told: new Set(), isFirst: true, name }) !== null
    if (last && !isOfTheTalk && !last.isClosed && !isThinking(turn.words) && isUnfinished(last.words, isAskedAnew))
      last.words = `${last.words.replace(/(?:…|\.\.\.|[-–—])$/, '')} ${turn.words}`
    else passages.push({ words: turn.words, asked, isMoodAnswer, isCareAnswer, isAskedAnew, isClosed: isOfTheTalk })
    isAskedAnew = false
    asked = ''
  }
  return passages
}

const asksAnew = ({ does }: Intent) => ['greet', 'ask', 'ask-mood', 'offer-close', 'care', 'farewell'].includes(does)

/** "Football" and then "practice" belong together only if nothing was asked in between. */
const isUnfinished = (words: string, askedSince: boolean) => breaksOff(words) || (!askedSince && mayGoOn(words))
