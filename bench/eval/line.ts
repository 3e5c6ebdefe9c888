import { type DangerMeasure, dangerMeasures } from '#contract/danger-measures.ts'
import { moodMeasures } from '#contract/mood-measures.ts'
import type { Interval } from './measures.ts'

export type Line = { what: string; isReached: boolean }

const shown = (value: number) => value.toFixed(3).replace(/^(-?)0\./, '$1.')

/** Prints one figure with its interval, its floor and, beside it, what the well-known libraries make of the same texts. */
export function line(
  what: string,
  n: number,
  { value, low, high }: Interval,
  floor: number | null,
  beside: Record<string, number> = {},
): Line {
  const others = Object.entries(beside).map(([name, other]) => `${name} ${shown(other)}`)
  const interval = `${shown(value)} [${shown(low)}, ${shown(high)}]`
  const reach = floor === null ? '' : `floor ${shown(floor)}`
  console.log(
    `${what.padEnd(46)} n ${String(n).padStart(5)}  ${interval.padEnd(20)} ${reach.padEnd(11)} ${others.join('  ')}`.trimEnd(),
  )
  return { what, isReached: (floor === null || value >= floor) && isAsThePageSays(what, value) }
}

const mayDifferBy = 0.005

/** Where the app tells people a figure, it has to be this one. */
function isAsThePageSays(what: string, value: number): boolean {
  const mood = moodMeasures.find((one) => one.what === what)
  const danger = dangerMeasures.find((one) => one.what === what)
  const told = mood?.ours[0] ?? (danger && rightIn(danger))
  return told === undefined || Math.abs(told - value) <= mayDifferBy
}

const rightIn = ({ counts, share: [value] }: DangerMeasure) => (counts === 'alarmed' ? 1 - value : value)

export function skipped(what: string): Line[] {
  console.log(`${what}: not measured, its data is not on this machine`)
  return []
}
