import { isCalm, type KeptRisk } from '#server/features/safety/alarm.ts'
import type { Before, Reply } from '../answering/reply.ts'

/** Answered by us alone: what the coach is, and what it cannot do. */
const ours = new Set(['care', 'identity', 'privacy', 'other-work', 'abilities', 'greeting', 'goodbye', 'thanks'])

/** Whether a model may answer. Never where somebody may be in danger, in all of the talk: care is worded by us. */
export function mayLead(
  before: readonly (Before & { risk: KeptRisk | null })[],
  said: KeptRisk,
  builtIn: Reply,
): boolean {
  if (before.some(({ intent }) => intent?.does === 'care') || ours.has(builtIn.rule)) return false
  return [...before.flatMap(({ risk }) => risk ?? []), said].every(isCalm)
}
