import { leaningOf } from '#server/language/mood/tone.ts'
import { type DialogueState, dialogueState, hasOnlyBegun, utterance } from './dialogue-state.ts'
import { answersAnyone, callsIntoSilence } from './identity/check.ts'
import { filler, isGreeting, sayFallback } from './leading.ts'
import { cutIn } from './phrases/en/closings.ts'
import { keepCompany } from './policy/care.ts'
import { close, sayGoodbye } from './policy/closing.ts'
import { leaveForToday } from './policy/scheduling.ts'
import { invite, leaveQuietly, reprompt } from './policy/silence.ts'
import { answer, answerUnweighed, momentOf, say } from './replying.ts'
import { isOwedCare } from './second-opinion/asking.ts'
import { type Conversation, endOf, hangUp, isLeaving, type Step, speak } from './state.ts'
import { isThinking } from './turn-taking/end-of-turn.ts'
import { answerMood } from './turn-taking/keypad.ts'
import { isPersonSpeaking, wordsIn } from './turn-taking/speech-activity.ts'
import * as timing from './turn-taking/timing.ts'
import { freshWords } from './variety.ts'

/** A thing that happens of itself: when, and what it is. */
export type Timer = { id: string; at: number; then: (call: Conversation, at: number) => Step }

/** All that is waiting to happen, most important first. Nobody in danger is timed out, cut short or left. */
export function pendingTimers(call: Conversation): Timer[] {
  if (call.isOver) return []
  const known = dialogueState(call.turns)
  const times = timing.closingTimes(call.opening.maxCallMs)
  const { cut, digitUntil, holdUntil, leading, weighing, line } = call
  const inDanger = known.concern >= 3
  const isGoing = isLeaving(call)
  const mayClose = !inDanger && !isGoing && weighing === null
  const isWaitedFor = leading !== null && leading.position === null
  const timers: (Timer | false | null)[] = [
    !inDanger && { id: 'hard-stop', at: times.end, then: end },
    cut && { id: 'false-interruption', at: Math.max(cut.until, line.personUntil), then: sayTheRest },
    digitUntil !== null && { id: 'second-digit', at: digitUntil, then: answerMood },
    holdUntil !== null && { id: 'end-of-turn', at: heldUntil(call, known), then: answerHeld },
    weighing &&
      !weighing.isLate && {
        ...{ id: 'second-opinion', at: weighing.askedAt + timing.patience.secondOpinion },
        then: answerUnweighed,
      },
    isGoing && weighing === null && (!inDanger || wasLetGo(call)) && { id: 'linger', at: leavesAt(call), then: end },
    mayClose && { id: 'time-up', at: Math.min(saidBy(call, times.part), times.end - timing.lastWordMs), then: part },
    mayClose && known.isMet && !known.isClosing && { id: 'interject', at: saidBy(call, times.cutIn), then: interject },
    isWaitedFor && {
      id: 'fallback',
      at: leading.askedAt + (isGreeting(leading) ? timing.patience.opening : timing.patience.words),
      then: sayFallback,
    },
    isWaitedFor &&
      !leading.hasFilled &&
      !isGreeting(leading) && { id: 'filler', at: leading.askedAt + timing.patience.beforeFiller, then: filler },
    !isGoing &&
      cut === null &&
      leading === null &&
      weighing === null &&
      holdUntil === null && { id: 'silence', at: line.quietFrom + silenceFor(call, known), then: breakSilence },
  ]
  return timers.filter((timer) => timer !== false && timer !== null)
}

/** Then, or once the companion has said what it is saying. */
const saidBy = ({ line }: Conversation, at: number) => Math.max(at, line.voice?.endsAt ?? 0)

/** Told twice where help is, they wanted to go. */
const wasLetGo = ({ turns }: Conversation) =>
  turns.some((turn) => turn.speaker === 'companion' && turn.intent.does === 'farewell' && turn.intent.isExplicit)

/** A farewell that was cut off is said before it counts. */
function leavesAt({ line, holdUntil, cut }: Conversation): number {
  if (cut) return Number.POSITIVE_INFINITY
  return Math.max((line.voice?.endsAt ?? 0) + timing.lingerMs, line.personUntil, holdUntil ?? 0)
}

const end = (call: Conversation) => hangUp(call, endOf(call) ?? 'time-up')

/** Whether somebody is the person is not decided before they have been asked to the end, and had time to say so. */
function heldUntil({ holdUntil, line }: Conversation, { isMet }: DialogueState): number {
  const heard = (line.voice?.endsAt ?? 0) + (isMet ? 0 : timing.patience.afterAskingWho)
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

function answerHeld(call: Conversation, at: number): Step {
  const said = utterance(call.turns)
  const free = { ...call, holdUntil: null }
  if (said === '') return [free, []]
  if (!dialogueState(call.turns).isMet) return isLeaving(call) ? [free, []] : answersAnyone(free, at)
  const isHalf = hasOnlyBegun(call.turns) && !isLeaving(call) && !isClear(call, said, at)
  if ((isThinking(said) || isHalf) && !isOwedCare(call)) return speak(free, invite(call, said), at)
  return answer(free, said, at)
}

/** What is asked or put right is answered as it stands. */
function isClear(call: Conversation, said: string, at: number): boolean {
  const { act } = momentOf(call, said, at)
  return act.isCorrection || act.ending !== null || act.wants !== null || act.mood !== null
}

/** Both are said although somebody may be speaking, because there is no other moment left. */
const interject = (call: Conversation, at: number) =>
  say(call, close(call, at, dialogueState(call.turns), freshWords(cutIn, call, 'cut in')), at)
const part = (call: Conversation, at: number) => say(call, sayGoodbye(call, at, dialogueState(call.turns)), at)

function silenceFor(call: Conversation, known: DialogueState): number {
  if (known.concern >= 3) return timing.companyMs(known.reprompts)
  if (known.standing?.does === 'offer-close' || known.standing?.does === 'ask-when') return timing.lastWordMs
  const lastTold = call.turns.findLast((turn) => turn.speaker === 'person' && wordsIn(turn.words) > 3)
  const isHard = lastTold !== undefined && leaningOf(lastTold.words).tone === 'hard'
  return timing.silenceMs(known.reprompts, known.wantsOnlyEars || known.concern === 2 || isHard)
}

function breakSilence(call: Conversation, at: number): Step {
  if (isPersonSpeaking(call.line, at)) return [call, []]
  const known = dialogueState(call.turns)
  if (known.standing?.does === 'ask-when') return speak(call, leaveForToday(call), at)
  if (!known.isMet) return callsIntoSilence(call, at)
  if (known.concern === 3 || known.concern === 4) return speak(call, keepCompany(call, known.concern), at)
  if (known.standing?.does === 'offer-close') return speak(call, close(call, at, known, ''), at)
  const isLate = at >= timing.closingTimes(call.opening.maxCallMs).steer
  if (isLate && !known.isClosing && known.hasSpoken) return speak(call, close(call, at, known, ''), at)
  const reply = known.reprompts < timing.mostReprompts ? reprompt(call, known) : leaveQuietly(call, known)
  return speak(call, reply, at)
}
