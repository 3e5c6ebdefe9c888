import { concernsAnother, safetyLevel } from '#server/risk/assess.ts'
import type { Before } from '../answering/listening.ts'
import type { Reply } from '../answering/reply.ts'

/**
 * Whether a model may word this answer. Never where somebody may be in danger, in all of the talk: care is worded by us.
 * Nor where there is nothing to word: nothing was found, or the companion was asked what it is.
 */
export function mayBeWorded(before: readonly Before[], said: string, builtIn: Reply): boolean {
  const told = [...before.filter(({ role }) => role === 'user').map(({ content }) => content), said]
  const isWorrying = (words: string) => safetyLevel(words) >= 2 || concernsAnother(words)
  if (before.some(({ intent }) => intent?.does === 'care') || told.some(isWorrying)) return false
  const { intent, citations, insights } = builtIn
  if (intent !== null) return intent.does === 'ask'
  return citations.length + insights.length > 0
}
