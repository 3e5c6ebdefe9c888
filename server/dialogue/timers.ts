import { type DialogueState, dialogueState, hasOnlyBegun, utterance } from './dialogue-state.ts'
import { isSad } from './guide/lead.ts'
import { answersAnyone, callsIntoSilence } from './identity/check.ts'
import { cutIn } from './phrases/en/closings.ts'
import { keepCompany } from './policy/care.ts'
import { close, farewell } from './policy/closing.ts'
import { leaveForToday } from './policy/scheduling.ts'
import { invite, leaveQuietly, reprompt } from './policy/silence.ts'
import { answer, say } from './replying.ts'
import { filler, sayBuiltIn } from './rewording-state.ts'
import { type Conversation, endOf, hangUp, isLeaving, type Step, speak } from './state.ts'
import { isThinking } from './turn-taking/end-of-turn.ts'
import { answerMood } from './turn-taking/keypad.ts'
import { isPersonSpeaking, wordsIn } from './turn-taking/speech-activity.ts'
import {
  closingTimes,
  companyMs,
  lastWordMs,
  lingerMs,
  mostReprompts,
  patience,
  silenceMs,
} from './turn-taking/timing.ts'
import { freshWords } from './variety.ts'

/** A thing that happens of itself: when, and what it is. */
type Due = { at: number; happens: (call: Conversation, at: number) => Step }

/** All that is waiting to happen, most important first. Nobody in danger is timed out, cut short or left. */
export function waiting(call: Conversation): Due[] {
  if (call.isOver) return []
  const known = dialogueState(call.turns)
  const times = closingTimes(call.opening.maxCallMs)
  const inDanger = known.concern >= 3
  const leaving = isLeaving(call)
  const dues: (Due | false | null)[] = [
    !inDanger && { at: times.end, happens: end },
    call.cut && { at: Math.max(call.cut.until, call.line.personUntil), happens: sayTheRest },
    call.digitUntil !== null && { at: call.digitUntil, happens: answerMood },
    call.holdUntil !== null && { at: heldUntil(call, known), happens: answerHalf },
    leaving && !inDanger && { at: leavesAt(call), happens: end },
    !inDanger && !leaving && { at: Math.min(saidBy(call, times.part), times.end - lastWordMs), happens: part },
    !inDanger && !leaving && known.isMet && !known.isClosing && { at: saidBy(call, times.cutIn), happens: comeIn },
    call.wording && { at: call.wording.askedAt + patience.words, happens: sayBuiltIn },
    call.wording && !call.wording.hasFilled && { at: call.wording.askedAt + patience.beforeFiller, happens: filler },
    !leaving &&
      call.cut === null &&
      call.wording === null &&
      call.holdUntil === null && { at: call.line.quietFrom + silenceFor(call, known), happens: breakSilence },
  ]
  return dues.filter((due) => due !== false && due !== null)
}

/** Then, or once the companion has said what it is saying. */
const saidBy = ({ line }: Conversation, at: number) => Math.max(at, line.voice?.endsAt ?? 0)

/** A farewell that was cut off is said before it counts. */
function leavesAt({ line, holdUntil, cut }: Conversation): number {
  if (cut) return Number.POSITIVE_INFINITY
  return Math.max((line.voice?.endsAt ?? 0) + lingerMs, line.personUntil, holdUntil ?? 0)
}

const end = (call: Conversation) => hangUp(call, endOf(call) ?? 'time-up')

/** Whether somebody is the person is not decided before they have been asked to the end, and had time to say so. */
function heldUntil({ holdUntil, line }: Conversation, { isMet }: DialogueState): number {
  const heard = (line.voice?.endsAt ?? 0) + (isMet ? 0 : patience.afterAskingWho)
  return Math.max(holdUntil ?? 0, line.personUntil, heard)
}

/** The interruption was a cough: what was cut off is said after all. */
function sayTheRest(call: Conversation, at: number): Step {
  const rest = call.cut?.rest ?? ''
  const free = { ...call, cut: null }
  const cut = call.turns.findLast(({ speaker }) => speaker === 'companion')
  if (rest === '' || cut?.speaker !== 'companion') return [free, []]
  // A question that was cut before its first word still has to be counted as asked, once.
  const { question, ...intent } = cut.intent
  return speak(free, { words: rest, intent: cut.words === '' ? cut.intent : intent }, at)
}

function answerHalf(call: Conversation, at: number): Step {
  const said = utterance(call.turns)
  const free = { ...call, holdUntil: null }
  if (said === '') return [free, []]
  if (!dialogueState(call.turns).isMet) return isLeaving(call) ? [free, []] : answersAnyone(free, at)
  if (isThinking(said) || (hasOnlyBegun(call.turns) && !isLeaving(call))) return speak(free, invite(call, said), at)
  return answer(free, said, at)
}

/** Both are said although somebody may be speaking, because there is no other moment left. */
const comeIn = (call: Conversation, at: number) =>
  say(call, close(call, at, dialogueState(call.turns), freshWords(cutIn, call, 'cut in')), at)
const part = (call: Conversation, at: number) => say(call, farewell(call, at, dialogueState(call.turns)), at)

function silenceFor(call: Conversation, known: DialogueState): number {
  if (known.concern >= 3) return companyMs(known.reprompts)
  if (known.standing?.does === 'offer-close' || known.standing?.does === 'ask-when') return lastWordMs
  const lastTold = call.turns.findLast((turn) => turn.speaker === 'person' && wordsIn(turn.words) > 3)
  const isGentle = known.wantsOnlyEars || known.concern === 2 || (lastTold !== undefined && isSad(lastTold.words))
  return silenceMs(known.reprompts, isGentle)
}

function breakSilence(call: Conversation, at: number): Step {
  if (isPersonSpeaking(call.line, at)) return [call, []]
  const known = dialogueState(call.turns)
  if (known.standing?.does === 'ask-when') return speak(call, leaveForToday(call), at)
  if (!known.isMet) return callsIntoSilence(call, at)
  if (known.concern === 3 || known.concern === 4) return speak(call, keepCompany(call, known.concern), at)
  if (known.standing?.does === 'offer-close') return speak(call, farewell(call, at, known), at)
  const isLate = at >= closingTimes(call.opening.maxCallMs).steer
  if (isLate && !known.isClosing && known.hasSpoken) return speak(call, close(call, at, known, ''), at)
  const reply = known.reprompts < mostReprompts ? reprompt(call, known) : leaveQuietly(call, known)
  return speak(call, reply, at)
}
