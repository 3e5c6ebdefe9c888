import { helpLine } from '#server/features/safety/lines/help-lines.ts'
import type { Quotable } from '../facts/quoting.ts'

const recentDays = 14

/**
 * For a period in which something was written that asks for help rather than for analysis. What was written is not
 * quoted; text that is no longer recent gets a softer line.
 */
export function careFor(entries: readonly Quotable[], today: string, timeZone: string): string | null {
  const grave = entries.filter(({ safety }) => safety >= 2)
  const last = grave
    .map(({ day }) => day)
    .sort()
    .at(-1)
  if (last === undefined) return null
  const { words } = helpLine(timeZone)
  const isRecent = Temporal.PlainDate.from(last).until(today).total('days') <= recentDays
  if (!isRecent)
    return `Some of what you wrote in these days was very heavy. It is kept, and left alone here. If it is near again: ${words}`
  const isGrave = grave.some(({ safety }) => safety >= 3)
  return isGrave
    ? `Some of what you wrote is too important to be made into a pattern. You don’t have to carry it by yourself. ${words} Someone you trust should know, too.`
    : `Some of what you wrote sounds very heavy. If it is more than a hard day, you don’t have to carry it by yourself. ${words}`
}
