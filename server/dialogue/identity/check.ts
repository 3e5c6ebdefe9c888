import { type DialogueState, dialogueState, utterance } from '../dialogue-state.ts'
import { farewells } from '../phrases/en/closings.ts'
import { introduction, notThere } from '../phrases/en/meeting.ts'
import { repeatLast } from '../policy/answering.ts'
import { concernFor } from '../policy/care.ts'
import { afterAskingWhen, putOff, stopCalling } from '../policy/scheduling.ts'
import { greeting } from '../policy/silence.ts'
import { answer, momentOf, replyTo, say, waitForPlayback } from '../replying.ts'
import { type Conversation, hangUp, isLeaving, type Reply, type Step, speak } from '../state.ts'
import { fill, oneOf, together } from '../templates.ts'
import { breaksOff, mayGoOn } from '../turn-taking/end-of-turn.ts'
import { isPlaying, wordMs, wordsIn } from '../turn-taking/speech-activity.ts'
import { mostReprompts, patience } from '../turn-taking/timing.ts'
import { requestIn } from '../understanding/requests.ts'
import { type Who, whoAnswers } from './answer.ts'
import { machineSigns } from './answering-machine.ts'
import { announce, askOnceMore, callOut, hold, leaveSilent, plainGoodbye } from './asking.ts'

/** One sign of a machine may be a person's own words. */
const enoughSigns = 2
/** "Yes" is an answer to what was asked, if no more than this of it was still to be heard. */
const stillToBeHeardMs = 1_500
/** More than a name was said: it is answered, not only greeted. */
const moreThanAName = 8

const nameOf = (call: Conversation) => call.opening.name

/** "Hello?", said into the question, is not part of the answer to it. */
function whoSays(call: Conversation): Who {
  const last = call.turns.findLast((turn) => turn.speaker === 'person' && turn.by === 'voice')
  const who = whoAnswers(last?.words ?? '', nameOf(call))
  return who === 'unclear' ? whoAnswers(utterance(call.turns), nameOf(call)) : who
}

/** Somebody picked up the telephone, and it is not known yet who. Nothing of the person's is spoken of. */
export function onUnidentifiedSpeech(call: Conversation, at: number): Step {
  const said = utterance(call.turns)
  const signs = machineSigns(said)
  if (signs >= enoughSigns || (signs > 0 && call.isCalledMachine)) return hangUp(call, 'machine')
  if (signs > 0 && !isOfTheCalls(said)) return [{ ...call, holdUntil: null }, [{ do: 'suspect-machine' }]]
  const who = whoSays(call)
  if (isLeaving(call)) return isTakenBack(call, said, who) ? answersAnyone(call, at) : [call, []]
  if (maySettle.includes(who) && !wasAsked(call) && !isOfTheCalls(said)) {
    if (isPlaying(call.line, at)) return [{ ...call, holdUntil: at }, []]
    if (who === 'named') return [{ ...call, holdUntil: at + patience.afterAskingWho }, []]
  }
  const isHalf = !settled.includes(who) && requestIn(said) === null && (breaksOff(said) || mayGoOn(said))
  if (isHalf) return [{ ...call, holdUntil: at + patience.halfSentence }, []]
  return answersAnyone(call, at)
}

const settled: readonly Who[] = ['not-me', 'not-there', 'me', 'named']
const maySettle: readonly Who[] = ['hello', 'me', 'named', 'unclear', 'told']

/** After the goodbye only what changes it is answered: another time, no more calls, or that it is them after all. */
function isTakenBack(call: Conversation, said: string, who: Who): boolean {
  return dialogueState(call.turns).farewells < 2 && (isOfTheCalls(said) || who === 'named')
}

/** Whether and when to be called: who asks for that is a person, whoever it is. */
const isOfTheCalls = (said: string) => ['no-more-calls', 'not-now', 'later'].includes(requestIn(said) ?? '')

/** Whether the question had been heard when they began to speak. */
function wasAsked({ turns, line, opening }: Conversation): boolean {
  const asked = turns.findLast((turn) => turn.speaker === 'companion' && turn.intent.does !== 'answer')
  const told = turns.findLast((turn) => turn.speaker === 'person')
  if (!asked?.words.includes(opening.name) || !told) return false
  return (line.voice?.endsAt ?? 0) <= told.at - wordsIn(told.words) * wordMs + stillToBeHeardMs
}

/** What they said is understood as it stands. */
export function answersAnyone(call: Conversation, at: number): Step {
  const known = dialogueState(call.turns)
  const said = utterance(call.turns)
  if (said === '') return [{ ...call, holdUntil: null }, []]
  if (concernFor(call, said, known) >= 2) return answer(call, said, at)
  const wait = waitForPlayback(call, said, at)
  if (wait) return wait
  const who = whoSays(call)
  const [after, effects] = say(call, replyToAnyone(call, said, who, at, known), at)
  const waitMs = isLeaving(after)
    ? 0
    : who === 'fetching'
      ? patience.fetching
      : who === 'screening'
        ? patience.screened
        : 0
  return [waitMs > 0 ? { ...after, holdUntil: at + waitMs } : after, effects]
}

function replyToAnyone(call: Conversation, said: string, who: Who, at: number, known: DialogueState): Reply {
  const whenSaid = known.standing?.does === 'ask-when' ? afterAskingWhen({ call, act: { said }, at, known }) : null
  const isThem = who === 'named' || who === 'me'
  const requested = isThem ? null : replyToRequest(call, said, at, known)
  if (requested) return requested
  if (whenSaid) return whenSaid
  const isAgreed = who === 'named' || ((who === 'me' || who === 'told') && wasAsked(call))
  if (isAgreed) return meet(call, who === 'told' || wordsIn(said) > moreThanAName ? said : null, at)
  if (who === 'not-me') return oneOf(farewells.wrongPerson, call, { does: 'farewell', ends: 'wrong-person' })
  if (who === 'not-there') return oneOf(notThere, call, { does: 'farewell', ends: 'wrong-person' })
  if (who === 'fetching') return hold(call)
  if (who === 'screening') return announce(call)
  return askOnceMore(call, who === 'wondering')
}

const declines = /\b(?:not interested|no,? thank(?:s| you)|don't want any)\b/i

function replyToRequest(call: Conversation, said: string, at: number, known: DialogueState): Reply | null {
  const request = requestIn(said)
  if (request === 'no-more-calls') return stopCalling(call, known)
  if (request === 'not-now' || request === 'later') return putOff({ call, act: { said }, at, known })
  if (request === 'leave' || request === 'done' || declines.test(said)) return plainGoodbye(call, 'said-goodbye')
  return request === 'repeat' ? repeatLast(call) : null
}

/** Somebody agreed to be the person: now they are greeted, or answered where they have begun to tell. */
export function meet(call: Conversation, told: string | null, at: number): Reply {
  if (told === null) return greeting(call)
  const reply = replyTo(momentOf(call, told, at))
  if (reply.intent.does === 'care' || reply.intent.does === 'farewell') return reply
  return { ...reply, words: together(fill(introduction, call), reply.words) }
}

/** Asked twice in vain, and something else spoke for a machine: it is left without a word. */
export function callsIntoSilence(call: Conversation, at: number): Step {
  const known = dialogueState(call.turns)
  if (known.reprompts === 0) return speak(call, callOut(call, known), at)
  if (call.isCalledMachine || hasSoundedLikeOne(call)) return hangUp(call, 'machine')
  const [after, effects] = speak(call, known.reprompts < mostReprompts ? callOut(call, known) : leaveSilent(call), at)
  return [after, [{ do: 'suspect-machine' }, ...effects]]
}

const hasSoundedLikeOne = ({ turns }: Conversation) =>
  turns.some((turn) => turn.speaker === 'person' && machineSigns(turn.words) > 0)

/** The carrier's word alone ends nothing: it takes every third person for a machine. */
export function calledMachine(call: Conversation): Step {
  const called = { ...call, isCalledMachine: true }
  const { isMet, reprompts } = dialogueState(call.turns)
  return !isMet && (reprompts > 1 || hasSoundedLikeOne(call)) ? hangUp(called, 'machine') : [called, []]
}

/** A mailbox may say "this is Sam" before it says what it is. */
export function isMailboxAfterAll(call: Conversation, said: string, known: DialogueState): boolean {
  if (!call.opening.isTelephone || known.exchanges > 0 || known.standing?.does !== 'greet') return false
  return machineSigns(said) >= (call.isCalledMachine ? enoughSigns : enoughSigns + 1)
}
