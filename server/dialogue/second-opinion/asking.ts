import { assess } from '#server/risk/assess.ts'
import { type Opinion, opinionMay, weighed } from '#server/risk/second-opinion/opinion.ts'
import { dialogueState } from '../dialogue-state.ts'
import type { Moment } from '../policy/moment.ts'
import type { Conversation, Step, Weighing } from '../state.ts'

/**
 * Whether a model is asked about what was said, and what its answer may change. It may raise to the gentle question, which
 * is asked once a call, and lower once a call where only the learned reader is alarmed; never beside plain words of danger.
 */
export function opinionWanted(call: Conversation, said: string): Weighing['may'] | null {
  if (!call.opening.hasSecondOpinion || isOwedCare(call)) return null
  const known = dialogueState(call.turns)
  if (!known.isMet || known.concern > 0 || known.isExplicit || known.isGentlyAsked) return null
  const may = opinionMay(assess(said))
  return may === 'lower' && known.isLowered ? null : may
}

export function askOpinion(call: Conversation, said: string, may: Weighing['may'], at: number): Step {
  const request = call.requests + 1
  const weighing = { request, said, askedAt: at, may, isLate: false }
  const effect = { do: 'ask-opinion', request, words: said } as const
  return [{ ...call, weighing, leading: null, requests: request, holdUntil: null, cut: null }, [effect]]
}

/** The person went on, or it took too long. */
export const withLateOpinion = (call: Conversation): Conversation =>
  call.weighing ? { ...call, weighing: { ...call.weighing, isLate: true } } : call

/** An alarm nobody has set aside: the person went on before it was known whether it is one. */
export const isOwedCare = ({ weighing }: Conversation) => weighing?.isLate === true && weighing.may === 'lower'

/** The moment as it is with a second opinion, and what that changed. */
export function withOpinion(moment: Moment, opinion: Opinion): Moment {
  const { risk, act, call } = moment
  if (isOwedCare(call)) return { ...moment, risk: { ...risk, level: Math.max(risk.level, 2) } }
  if (opinion === null) return moment
  const ours = assess(act.said)
  const { level } = weighed(ours, opinion)
  if (level === ours.level) return moment
  return { ...moment, risk: { ...risk, level, secondOpinion: level > ours.level ? 'raised' : 'lowered' } }
}
