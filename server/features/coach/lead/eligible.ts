import type { Before, Reply } from '../answering/reply.ts'
import { dangerIn } from '../danger.ts'

/** Answered by us alone: what the coach is, and what it cannot do. */
const ours = new Set(['care', 'identity', 'privacy', 'other-work', 'abilities', 'greeting', 'goodbye', 'thanks'])

/** Whether a model may answer. Never where somebody may be in danger, in all of the talk: care is worded by us. */
export function mayLead(before: readonly Before[], said: string, builtIn: Reply): boolean {
  const told = [...before.filter(({ role }) => role === 'user').map(({ content }) => content), said]
  if (before.some(({ intent }) => intent?.does === 'care') || ours.has(builtIn.rule)) return false
  return told.every((words) => {
    const { level, concernsAnother } = dangerIn(words)
    return level < 2 && !concernsAnother
  })
}
