import type { DialogueState } from '../dialogue-state.ts'
import { changeSubject } from '../guide/follow-up.ts'
import { leadFor } from '../guide/lead.ts'
import { answers, nothingToRepeat, timeLeft } from '../phrases/en/answers.ts'
import { beforeClosing, farewells, moodBeforeLeaving } from '../phrases/en/closings.ts'
import { type Conversation, endOf, hasOnlyFilled, type Reply } from '../state.ts'
import { fill, oneOf } from '../templates.ts'
import { wordsIn } from '../turn-taking/speech-activity.ts'
import type { EndReason } from '../turns.ts'
import { namesATime } from '../understanding/delay.ts'
import { inWords } from '../understanding/numbers.ts'
import type { Request } from '../understanding/requests/requests.ts'
import { toneOf } from '../understanding/tone.ts'
import { freshWords } from '../variety.ts'
import { voiceOf } from '../voice.ts'
import { askMood, close, farewell, leftMs } from './closing.ts'
import { putOff, stopCalling } from './scheduling.ts'

const atTheStart = 2
const inPassing = 8

/** The answer to what the person asks of the call itself; null when it is better taken as something told. */
export function answerTo(
  request: Request,
  call: Conversation,
  said: string,
  at: number,
  known: DialogueState,
): Reply | null {
  const goodbye = (list: readonly string[], ends: EndReason) => oneOf(list, call, { does: 'farewell', ends })
  const isStarting = known.exchanges < atTheStart
  const lead = (list: readonly string[]) =>
    freshWords(
      list.map((words) => fill(words, call)),
      call,
      request,
    )
  switch (request) {
    case 'stop':
      return known.exchanges > 0
        ? farewell(call, at, known, '', 'said-goodbye')
        : goodbye(farewells.stop, 'said-goodbye')
    case 'no-more-calls':
      return stopCalling(call, known)
    case 'wrong-person':
      return isStarting ? goodbye(farewells.wrongPerson, 'wrong-person') : null
    case 'not-now':
      return isStarting || namesATime(said) ? putOff(call, said, at, known) : leave(call, at, known)
    case 'later':
      // Said to a question it may mean anything; said first, or after "not now", it is about the call.
      return hasJustBegun(call) || endOf(call) === 'not-now' ? putOff(call, said, at, known) : null
    case 'leave':
      return leave(call, at, known)
    case 'done':
      return known.addAsked ? farewell(call, at, known) : close(call, at, known, leadIn(call, said))
    case 'repeat':
      return repeat(call)
    case 'time-left':
      return minutesLeft(call, at, known)
    case 'just-listen':
      return oneOf(answers['just-listen'], call, { does: 'listen' })
    case 'hello':
      return isStarting
        ? changeSubject(call, known, lead(answers.hello))
        : oneOf(answers['anyone-there'], call, { does: 'answer' })
    case 'ask-me':
    case 'skip':
      return known.isClosing
        ? close(call, at, known, lead(answers.skip))
        : changeSubject(call, known, lead(answers[request]))
    case 'thanks':
      return known.isClosing ? close(call, at, known, '') : oneOf(answers.thanks, call, { does: 'answer' })
    default:
      return onceEach(answers[request], call)
  }
}

const hasJustBegun = ({ turns }: Conversation) =>
  turns.filter((turn) => turn.speaker === 'companion' && turn.intent.does === 'ask').length === 0

/** "…and that's it" ends a story, which is met; a bare "that's it" ends the talk. */
function leadIn(call: Conversation, said: string): string {
  return wordsIn(said) > inPassing ? leadFor(call, said, toneOf(said)) : freshWords(beforeClosing, call, 'closing')
}

/** A number on the way out, if there is none yet; nothing else. */
function leave(call: Conversation, at: number, known: DialogueState): Reply {
  const mayAsk = known.mood === null && known.moodAsks === 0 && known.exchanges > 0
  return mayAsk ? askMood(call, known, moodBeforeLeaving, '') : farewell(call, at, known)
}

function onceEach(list: readonly string[], call: Conversation): Reply {
  const filled = list.map((words) => fill(words, call))
  const isNew = (words: string) => !call.turns.some((turn) => turn.speaker === 'companion' && turn.words === words)
  const fresh = filled.filter(isNew)
  return oneOf(fresh.length > 0 ? fresh : voiceOf(call).listening, call, { does: 'answer' })
}

export function repeat(call: Conversation): Reply {
  const last = call.turns.findLast(
    (turn) => turn.speaker === 'companion' && turn.words !== '' && turn.intent.does !== 'filler',
  )
  // Of words that were cut off, all are said again.
  const words = (hasOnlyFilled(call) ? null : call.line.voice?.words) ?? last?.words ?? nothingToRepeat
  const does = last?.speaker === 'companion' && last.intent.does === 'farewell' ? 'farewell' : 'answer'
  return { words, intent: { does } }
}

function minutesLeft(call: Conversation, at: number, known: DialogueState): Reply {
  const minutes = Math.round(leftMs(call, at) / 60_000)
  const list = known.concern >= 3 ? timeLeft.unlimited : minutes >= 2 ? timeLeft.plenty : timeLeft.little
  return oneOf(list, call, { does: 'answer' }, { minutes: inWords(minutes) })
}
