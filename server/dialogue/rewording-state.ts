import { ordersAModel } from '#server/features/language-model/orders.ts'
import type { DialogueState } from './dialogue-state.ts'
import { opensSubject } from './phrases/en/openers.ts'
import { forAnotherId, gentleCheck } from './policy/care.ts'
import { type Conversation, type Reply, type Step, speak } from './state.ts'
import { isPlaying, wordsIn } from './turn-taking/speech-activity.ts'
import { patience } from './turn-taking/timing.ts'
import type { Worded } from './turns.ts'
import { requestIn } from './understanding/requests/requests.ts'
import { freshWords } from './variety.ts'
import { voiceOf } from './voice.ts'

/** Less than this is as well met with what is built in. */
const fewestWords = 4

/**
 * Whether a model may say this in its own words. Only what meets a story told by the person, of whom it is known that it
 * is them and that they heard an AI; nothing that leaves the story, nothing once anybody may be in danger, nothing on the
 * way out.
 */
export function mayBeWorded(call: Conversation, said: string, { intent, first }: Reply, known: DialogueState): boolean {
  const { hasModel, wasInDanger, name } = call.opening
  if (!hasModel || wasInDanger || !known.isMet || known.isClosing || known.concern >= 2) return false
  const isOfAnother = known.asked.has(forAnotherId) || intent.question === forAnotherId
  if (isOfAnother || first || (intent.does !== 'ask' && intent.does !== 'listen')) return false
  if (intent.question !== undefined && opensSubject(intent.question)) return false
  const isToldAnAi = call.turns.some((turn) => turn.speaker === 'companion' && /\bAI\b/.test(turn.words))
  return isToldAnAi && wordsIn(said) >= fewestWords && requestIn(said, name) === null && !ordersAModel.test(said)
}

/** The reply is decided; its words are waited for, and the built-in ones stand by. */
export function askForWords(call: Conversation, reply: Reply, at: number): Step {
  const request = call.requests + 1
  const wording = { request, reply, askedAt: at, hasFilled: false }
  const { words, intent } = reply
  return [{ ...call, wording, requests: request, holdUntil: null, cut: null }, [{ do: 'word', request, words, intent }]]
}

/** Words that were no longer waited for are not said. A worry of the model's can only add to what the rules saw. */
export function worded(
  call: Conversation,
  { request, words, isWorried }: Worded & { request: number },
  at: number,
): Step {
  const { wording } = call
  if (wording?.request !== request) return [call, []]
  if (isWorried) return speak(call, gentleCheck(call), at)
  return speak(call, { ...wording.reply, words: words ?? wording.reply.words }, at)
}

/** A sign that an answer is coming, unless something is still to be heard anyway. */
export function filler(call: Conversation, at: number): Step {
  const { wording } = call
  if (!wording) return [call, []]
  const filled = { ...wording, hasFilled: true }
  const last = call.turns.findLast((turn) => turn.speaker === 'companion' && turn.intent.does === 'filler')
  // Two in one breath, because something rustled in between, would be one too many.
  const hasJustFilled = last !== undefined && last === call.turns.findLast(({ words }) => words !== '')
  if (isPlaying(call.line, at) || hasJustFilled) return [{ ...call, wording: filled }, []]
  const others = voiceOf(call).fillers.filter(
    (words) => words !== last?.words && !wording.reply.words.startsWith(words),
  )
  const [after, effects] = speak(call, { words: freshWords(others, call, 'filler'), intent: { does: 'filler' } }, at)
  return [{ ...after, wording: filled }, effects]
}

/** It took too long. */
export function sayBuiltIn(call: Conversation, at: number): Step {
  return call.wording ? speak(call, call.wording.reply, at) : [call, []]
}

/** The person goes on: nothing is said to the half, and what they have said is answered once they pause. */
export function cancelPendingReply(call: Conversation, at: number): Conversation {
  if (!call.wording) return call
  return { ...call, wording: null, holdUntil: at + patience.halfSentence }
}
