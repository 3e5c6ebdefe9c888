import type { DialogueState } from './dialogue-state.ts'
import { gentleCheck } from './policy/care.ts'
import { leftMs } from './policy/closing.ts'
import { withLateOpinion } from './second-opinion/asking.ts'
import { amend, type Conversation, type Leading, type Reply, type Step, speak } from './state.ts'
import { isPlaying, saidMore } from './turn-taking/speech-activity.ts'
import { patience } from './turn-taking/timing.ts'
import type { Intent, LeadPart, Led, Move } from './turns.ts'
import { freshWords } from './variety.ts'
import { voiceOf } from './voice.ts'

/**
 * Which moves a model has where the rules have decided so, and what stands by if it says nothing that holds. `askedAt`:
 * since when the person waits.
 */
export function askToLead(call: Conversation, fallback: Reply, moves: readonly Move[], at: number, askedAt = at): Step {
  const request = call.requests + 1
  const leading = { request, fallback, askedAt, hasFilled: false, head: null, position: null }
  const effect = { do: 'lead', request, moves, fallback: fallback.words, leftMs: leftMs(call, at) } as const
  return [{ ...call, leading, weighing: null, requests: request, holdUntil: null, cut: null }, [effect]]
}

/** Greets: with what a model wrote while it rang, if it still holds, and else as the guide does. */
export function greet(call: Conversation, reply: Reply, at: number): Step {
  if (reply.hello === undefined || !call.opening.mayBePrepared) return speak(call, reply, at)
  const [after, effects] = askToLead(call, reply, ['ask'], at)
  return [after, effects.map((effect) => (effect.do === 'lead' ? { ...effect, opens: true } : effect))]
}

/** Never where somebody may be in danger, before it is known who listens, nor on the way out. */
export function mayLead({ opening }: Conversation, known: DialogueState): boolean {
  return opening.hasModel === true && known.isMet && known.concern < 2 && !known.isExplicit && known.farewells === 0
}

/** What a model says, as it comes; of what nobody waits for any more nothing is said. */
export function led(call: Conversation, request: number, part: LeadPart, at: number): Step {
  const { leading } = call
  if (leading?.request !== request) return [call, []]
  switch (part.kind) {
    case 'head': {
      if (part.isWorried && mayAskGently(call)) return speak(call, gentleCheck(call), at)
      return [{ ...call, leading: { ...leading, head: { move: part.move, mood: part.mood } } }, []]
    }
    case 'sentence':
      return leading.position === null
        ? firstSentence(call, part, at)
        : nextSentence(call, leading.position, part.words, at)
    case 'end':
    case 'failed':
      return leading.position === null ? speak(call, leading.fallback, at) : [{ ...call, leading: null }, []]
  }
}

/** Whether the words that are waited for open the talk: then nothing tells before them that somebody is there. */
export const isGreeting = ({ fallback, position }: Leading) => fallback.hello !== undefined && position === null

const mayAskGently = ({ turns }: Conversation) =>
  !turns.some((turn) => turn.speaker === 'companion' && turn.intent.concern !== undefined)

const actOf: Readonly<Record<Move, Intent['does']>> = {
  reflect: 'reflect',
  ask: 'ask',
  listen: 'listen',
  answer: 'answer',
  repair: 'repair',
  'offer-close': 'offer-close',
}

/** Stored before it is said; a crash before the next leaves what was spoken. */
function firstSentence(call: Conversation, { words, led }: { words: string; led: Led }, at: number): Step {
  const { leading } = call
  if (!leading) return [call, []]
  const question = led.lemmas.length > 0 ? `led.${led.lemmas.join('-')}` : undefined
  const { hello } = leading.fallback
  const does = hello === undefined ? actOf[led.move] : 'greet'
  const { rule, secondOpinion } = leading.fallback.intent
  const intent: Intent = { does, led, rule, ...(question && { question }), ...(secondOpinion && { secondOpinion }) }
  const [after, effects] = speak(call, { words: `${hello ?? ''} ${words}`.trim(), intent }, at)
  const stored = effects.toSorted((one, other) => Number(other.do === 'save') - Number(one.do === 'save'))
  return [{ ...after, leading: { ...leading, position: after.turns.length - 1 } }, stored]
}

function nextSentence(call: Conversation, position: number, words: string, at: number): Step {
  const turn = call.turns[position]
  if (turn?.speaker !== 'companion') return [call, []]
  const line = saidMore(call.line, words, at)
  const [after, effects] = amend({ ...call, line }, position, { ...turn, words: `${turn.words} ${words}` })
  return [after, [...effects, { do: 'say', words, continues: true }]]
}

/** A sign that an answer is coming, unless something is still to be heard anyway. */
export function filler(call: Conversation, at: number): Step {
  const { leading } = call
  if (!leading) return [call, []]
  const filled = { ...leading, hasFilled: true }
  const last = call.turns.findLast((turn) => turn.speaker === 'companion' && turn.intent.does === 'filler')
  // Two in one breath, because something rustled in between, would be one too many.
  const hasJustFilled = last !== undefined && last === call.turns.findLast(({ words }) => words !== '')
  if (isPlaying(call.line, at) || hasJustFilled) return [{ ...call, leading: filled }, []]
  const others = voiceOf(call).fillers.filter(
    (words) => words !== last?.words && !leading.fallback.words.startsWith(words),
  )
  const [after, effects] = speak(call, { words: freshWords(others, call, 'filler'), intent: { does: 'filler' } }, at)
  return [{ ...after, leading: filled }, effects]
}

/** It took too long to the first word. */
export function sayFallback(call: Conversation, at: number): Step {
  return call.leading ? speak(call, call.leading.fallback, at) : [call, []]
}

/** The person goes on: nothing is said to the half, and what they have said is answered once they pause. */
export function cancelPendingReply(call: Conversation, at: number): Conversation {
  if (call.weighing) return { ...withLateOpinion(call), holdUntil: at + patience.halfSentence }
  // A greeting is said in any case.
  if (!call.leading || isGreeting(call.leading)) return call
  if (call.leading.position !== null) return { ...call, leading: null }
  return { ...call, leading: null, holdUntil: at + patience.halfSentence }
}
