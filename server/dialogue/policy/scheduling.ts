import { bareAnswer } from '#server/language/intents/bare-answer.ts'
import { read } from '#server/language/read.ts'
import type { Clock } from '#server/language/time/clock-times.ts'
import { type AskedDelay, delayIn } from '#server/language/time/delays.ts'
import type { DialogueState } from '../dialogue-state.ts'
import { askOnceMore } from '../identity/asking.ts'
import { short } from '../phrases/en/acknowledgements.ts'
import { farewells } from '../phrases/en/closings.ts'
import * as words from '../phrases/en/putting-off.ts'
import type { Conversation, Reply } from '../state.ts'
import { oneOf } from '../templates.ts'
import type { Opening } from '../turns.ts'
import { plain } from '../understanding/plain.ts'
import { freshWords } from '../variety.ts'
import { oneToAsk } from './closing.ts'
import type { Moment } from './moment.ts'
import { changeSubject } from './next-subject.ts'

const anHour = 'in an hour'
const tomorrow = 'tomorrow'

/** "Not now": rings again when they say, or asks when. */
export function putOff({
  call,
  act: { said },
  at,
  known,
}: Pick<Moment, 'call' | 'at' | 'known'> & { act: { said: string } }): Reply {
  if (call.opening.isTyped) return oneOf(farewells.notNow, call, { does: 'farewell' })
  const wish = delayIn(read(said), clockAt(call.opening, at))
  if (wish?.until === 'too-far' && known.asked.has('when.tomorrow')) return ringAgain(call, tomorrow, at)
  const questions = wish ? words.tooFar : words.whenAtAll
  if (wish && wish.until !== 'too-far') return promise(call, wish)
  const { id, words: question } = oneToAsk(call, known, questions)
  return { words: question, intent: { does: 'ask-when', question: id } }
}

/** What was said to "shall I ring again in an hour?" */
export function afterAskingWhen(
  moment: Pick<Moment, 'call' | 'at' | 'known'> & { act: { said: string } },
): Reply | null {
  const {
    call,
    act: { said },
    at,
    known,
  } = moment
  const wish = delayIn(read(said), clockAt(call.opening, at))
  if (wish) return putOff(moment)
  if (goesAhead.test(plain(said)))
    return known.isMet ? changeSubject(call, known, freshWords(short.okay, call, 'okay')) : askOnceMore(call, false)
  if (bareAnswer(said) === 'yes' || /^(?:yes|yeah|sure|please|that would|sounds|perfect|great)\b/.test(plain(said)))
    return ringAgain(call, known.standing?.question === 'when.tomorrow' ? tomorrow : anHour, at)
  return isShort(said) ? leaveForToday(call) : null
}

const goesAhead =
  /\b(?:go ahead|i can talk|it's (?:fine|okay|ok|good) now|never mind|let's (?:talk|do (?:it|this) now|go)|i have (?:a|some|one) (?:minute|time|moment)|now is (?:fine|good|okay)|go on)\b/
const isShort = (said: string) => plain(said).split(' ').length <= 8

/** No time was agreed on: the next call is the daily one. */
export const leaveForToday = (call: Conversation): Reply =>
  oneOf(words.notAgainToday, call, { does: 'farewell', ends: 'not-now' })

export function ringAgain(call: Conversation, when: string, at: number): Reply {
  const wish = delayIn(read(when), clockAt(call.opening, at))
  if (!wish) throw new Error(`no time in “${when}”`)
  return promise(call, wish)
}

function promise(call: Conversation, { until, said }: AskedDelay): Reply {
  const reply = oneOf(words.ringAgain, call, { does: 'farewell', ends: 'not-now' }, { when: said })
  return until === 'too-far' ? reply : { ...reply, first: { do: 'snooze', until } }
}

/** From now on nothing rings: before the goodbye is said, so that hanging up on it changes nothing. */
export function stopCalling(call: Conversation, known: DialogueState): Reply {
  if (call.opening.isTyped) return oneOf(words.stoppedFromChat, call, { does: 'answer' })
  const list = known.isMet ? words.stopped : words.stoppedForAnyone
  return { ...oneOf(list, call, { does: 'farewell', ends: 'no-more-calls' }), first: { do: 'stop-calling' } }
}

function clockAt({ hour, minute = 0 }: Opening, at: number): Clock {
  const minutes = hour * 60 + minute + Math.floor(at / 60_000)
  return { hour: Math.floor(minutes / 60) % 24, minute: minutes % 60 }
}
