import { requestRules } from '#server/dialogue/policy/rules/request-rules.ts'
import { breaksOff, isThinking, mayGoOn } from '#server/dialogue/turn-taking/end-of-turn.ts'
import type { Intent, Turn } from '#server/dialogue/turns.ts'
import { read } from '#server/language/read.ts'
import { startsSubject } from '#server/language/run-ons/subjects.ts'
import { words } from '#server/language/words.ts'
import { machineryIn } from './machinery/rules.ts'
import type { Setting } from './machinery/setting.ts'

/** Something said in one go, what it answers and how it was answered. */
export type Passage = Omit<Setting, 'told' | 'isFirst' | 'isAfterAsking'> & {
  words: string
  /** Something was asked anew before it, or offered to come to an end. */
  isAskedAnew: boolean
  /** Said for the talk: what follows does not go on with it. */
  isClosed: boolean
}

type Before = Pick<Passage, 'asked' | 'isMoodAnswer' | 'isCareAnswer' | 'isAfterTalk' | 'isLeaving' | 'isAskedAnew'>

const requests = new Set(requestRules.map(({ id }) => id))
const isOfTheTalk = ({ does, rule }: Intent) => does === 'repair' || requests.has(rule ?? '')
const takesLeave = ({ does, rule }: Intent) => does === 'farewell' || rule === 'goodbye' || rule === 'done'
const asksAnew = ({ does }: Intent) => ['greet', 'ask', 'ask-mood', 'offer-close', 'care', 'farewell'].includes(does)

/** The person's speech, half sentences put together again even where "go on" was said between them. */
export function passagesOf(turns: readonly Turn[], name: string): Passage[] {
  const passages: Passage[] = []
  let before: Before = {
    asked: '',
    isMoodAnswer: false,
    isCareAnswer: false,
    isAfterTalk: false,
    isLeaving: false,
    isAskedAnew: true,
  }
  for (const turn of turns) {
    const last = passages.at(-1)
    if (turn.speaker === 'companion') {
      if (turn.words === '' || turn.intent.does === 'filler') continue
      if (last && before.asked === '') {
        last.isOfTheTalk = isOfTheTalk(turn.intent)
        last.isRepaired = turn.intent.does === 'repair'
        last.isLeaving ||= takesLeave(turn.intent)
      }
      before = after(turn, before)
    } else if (turn.by === 'voice') {
      const passage = { ...before, words: turn.words, isOfTheTalk: false, isRepaired: false, name, isClosed: false }
      passage.isClosed =
        machineryIn(turn.words, { ...passage, told: new Set(), isFirst: true, isAfterAsking: false }) !== null
      const goesOn = last && !passage.isClosed && !last.isClosed && !isThinking(turn.words)
      if (goesOn && isUnfinished(last.words, turn.words, before.isAskedAnew)) {
        last.words = `${last.words.replace(/(?:…|\.\.\.|[-–—])$/, '')} ${turn.words}`
      } else passages.push(passage)
      before = { ...before, asked: '', isAfterTalk: false, isAskedAnew: false }
    }
  }
  return passages
}

const after = ({ words, intent }: Turn & { speaker: 'companion' }, before: Before): Before => ({
  asked: words,
  isMoodAnswer: before.isMoodAnswer || intent.does === 'ask-mood',
  isCareAnswer: intent.does === 'care' || (intent.concern ?? 0) >= 2,
  isAfterTalk: isOfTheTalk(intent),
  isLeaving: before.isLeaving || takesLeave(intent),
  isAskedAnew: before.isAskedAnew || asksAnew(intent),
})

const turning = words('anyway anyways well ok okay yeah yes no oh so right and but then')

/** "Football" and then "practice" belong together only if nothing was asked in between, and nothing else was begun. */
function isUnfinished(before: string, said: string, askedSince: boolean): boolean {
  const { tokens } = read(said.toLowerCase())
  if (turning.has(tokens[0]?.lower ?? '')) return false
  return breaksOff(before) || (!askedSince && !startsSubject(tokens, 0) && mayGoOn(before))
}
