import { bareAnswer } from '#server/language/intents/bare-answer.ts'
import { moodAnswered } from '#server/language/mood/self-rated/self-rated.ts'
import { type DialogueState, dialogueState, hasOnlyBegun, utterance } from '../dialogue-state.ts'
import { isMailboxAfterAll, onUnidentifiedSpeech } from '../identity/check.ts'
import { cancelPendingReply } from '../leading.ts'
import { concernFor } from '../policy/care.ts'
import { answer } from '../replying.ts'
import { withLateOpinion } from '../second-opinion/asking.ts'
import { amend, type Conversation, hangUp, inTurn, isLeaving, keep, type Step } from '../state.ts'
import { requestIn } from '../understanding/requests.ts'
import { breaksOff, isThinking, isUnmarked, mayGoOn } from './end-of-turn.ts'
import { isPlaying, isUnheard, personIsSpeaking, personSounds, silenced } from './speech-activity.ts'
import { closingTimes, patience } from './timing.ts'

/** Part of what somebody is saying: nothing to store yet, but no silence either. */
export function onPartialTranscript(before: Conversation, at: number): Step {
  const call = cancelPendingReply(before, at)
  return [{ ...call, line: personIsSpeaking(call.line, at), ...holding(call, at), cut: null }, []]
}

/** Speech seen by the phone, without words. */
export function onSpeechActivity(before: Conversation, on: boolean, at: number): Step {
  const call = on ? cancelPendingReply(before, at) : before
  return [{ ...call, line: personSounds(call.line, on, at), ...holding(call, at) }, []]
}

/** Whoever goes on speaking is waited for anew. */
function holding({ holdUntil }: Conversation, at: number) {
  return { holdUntil: holdUntil === null ? null : Math.max(holdUntil, at + patience.halfSentence) }
}

/** An utterance: stored before anything else, then answered, unless more of it is to come. */
export function onFinalTranscript(call: Conversation, words: string, at: number): Step {
  const quiet = { ...call, line: personSounds(call.line, false, at), cut: null }
  if (words === '') return [quiet, []]
  return inTurn(
    withLateOpinion(quiet),
    (now) => takeBack(now, at),
    (now) => keep(now, { speaker: 'person', words, by: 'voice', at }),
    (now) => answerOrWait(now, words, at),
  )
}

/** An answer nobody has heard a word of is dropped: what was said meanwhile belongs to what it would have answered. */
function takeBack(call: Conversation, at: number): Step {
  const position = call.turns.length - 1
  const last = call.turns[position]
  if (last?.speaker !== 'companion' || call.opening.cannotTakeBack || !isUnheard(call.line, at)) return [call, []]
  // Who is calling, that it is an AI, and what was just done about the calls, is said in any case.
  if (['greet', 'resume', 'identify'].includes(last.intent.does) || last.intent.ends !== undefined) return [call, []]
  const [after, effects] = amend({ ...call, line: silenced(call.line, at) }, position, { ...last, words: '' })
  return [after, [{ do: 'stop-saying' }, ...effects]]
}

function answerOrWait(call: Conversation, words: string, at: number): Step {
  const known = dialogueState(call.turns)
  const said = utterance(call.turns)
  const concern = concernFor(call, said, known)
  if (!known.isMet && concern < 2) return onUnidentifiedSpeech(call, at)
  if (isMailboxAfterAll(call, said, known)) return hangUp(call, 'machine')
  if (known.concern < 3 && concern < 2 && !call.weighing && needsNoAnswer(call, words, at, known)) return [call, []]
  const waitMs = patienceFor(call, said, known)
  if (waitMs > 0) return [{ ...call, leading: null, holdUntil: at + waitMs }, []]
  return answer(call, said, at)
}

/** A "bye" given back, a "hello?" into the greeting, a "mm-hm" while listening. */
function needsNoAnswer(call: Conversation, words: string, at: number, known: DialogueState): boolean {
  const request = requestIn(words)
  const isAside = bareAnswer(words) !== null || request === 'thanks' || request === 'hello'
  if (isLeaving(call) && isPastAnswering(call, at, known)) return true
  if (isLeaving(call)) return isAside || request === 'done' || request === 'leave' || isPleasantry.test(words)
  if (!isPlaying(call.line, at)) return false
  const isGreeting = known.trail.length <= 1 && call.turns.filter(({ speaker }) => speaker === 'person').length === 1
  return (isGreeting && request === 'hello') || isBackchannel.test(words)
}

/** Goodbye was said twice, or the time is up: what still comes is stored, and a goodbye that was heard is not begun anew. */
const isPastAnswering = (call: Conversation, at: number, known: DialogueState) =>
  (known.farewells > 1 || at >= closingTimes(call.opening.maxCallMs).cutIn) && wasHeard(call)

const wasHeard = ({ turns }: Conversation) =>
  /\b(?:good)?(?:bye|night)\b.*[.!?]$/i.test(turns.findLast(({ speaker }) => speaker === 'companion')?.words ?? '')

const isPleasantry =
  /^\W*(?:you too|same to you|and you|likewise|(?:have a )?(?:good|nice|great) \w+|will do|sleep well)\W*(?:you too|bye|good ?bye)?\W*$/i
const isBackchannel = /^\W*(?:mm+|m?hm+|mm-?hm+|uh[- ]?huh|ah|oh)\W*$/i

function patienceFor(call: Conversation, said: string, known: DialogueState): number {
  if (concernFor(call, said, known) >= 3) return 0
  if (isThinking(said)) return patience.thinking
  if (known.standing?.does === 'ask-mood' && moodAnswered(said) !== null) return 0
  if (requestIn(said) !== null) return 0
  if (breaksOff(said)) return patience.halfSentence
  if (hasOnlyBegun(call.turns)) return call.line.announces ? patience.thought : patience.thoughtUnheard
  if (mayGoOn(said)) return patience.halfSentence
  return isUnmarked(said) ? patience.breath : 0
}
