import { helpLine } from '#server/features/safety/help-lines.ts'
import { safetyLevel } from '#server/features/safety/rules.ts'

/** For the writer alone: where help is, when the words say that they are in danger. */
export function careFor(words: string, timeZone: string): string | null {
  const level = safetyLevel(words)
  if (level < 2) return null
  const { words: line, emergency } = helpLine(timeZone)
  const now = level === 4 ? ` If you might act on it, call ${emergency} now, and let someone be with you.` : ''
  return `That sounds very heavy, and you don’t have to carry it alone. ${line}${now}`
}
