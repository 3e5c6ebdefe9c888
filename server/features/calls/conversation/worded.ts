import { ordersAModel } from '#server/features/language-model/orders.ts'
import { opensSubject } from './builtin/openers.ts'
import { type Conversation, type Reply, type Step, speak } from './call.ts'
import type { Worded } from './conversation.ts'
import { isPlaying, wordsIn } from './line/line.ts'
import { patience } from './line/pace.ts'
import type { Recall } from './recall.ts'
import { forAnotherId, gentleCheck } from './replies/care.ts'
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
export function mayBeWorded(call: Conversation, said: string, { intent, first }: Reply, known: Recall): boolean {
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
  const wording = { request, reply, askedAt: at, hasHummed: false }
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
export function hum(call: Conversation, at: number): Step {
  const { wording } = call
  if (!wording) return [call, []]
  const hummed = { ...wording, hasHummed: true }
  const last = call.turns.findLast((turn) => turn.speaker === 'companion' && turn.intent.does === 'hum')
  // Two in one breath, because something rustled in between, would be one too many.
  const hasJustHummed = last !== undefined && last === call.turns.findLast(({ words }) => words !== '')
  if (isPlaying(call.line, at) || hasJustHummed) return [{ ...call, wording: hummed }, []]
  const others = voiceOf(call).hums.filter((words) => words !== last?.words && !wording.reply.words.startsWith(words))
  const [after, effects] = speak(call, { words: freshWords(others, call, 'hum'), intent: { does: 'hum' } }, at)
  return [{ ...after, wording: hummed }, effects]
}

/** It took too long. */
export function sayBuiltIn(call: Conversation, at: number): Step {
  return call.wording ? speak(call, call.wording.reply, at) : [call, []]
}

/** The person goes on: nothing is said to the half, and what they have said is answered once they pause. */
export function hearsOut(call: Conversation, at: number): Conversation {
  if (!call.wording) return call
  return { ...call, wording: null, holdUntil: at + patience.halfSentence }
}
