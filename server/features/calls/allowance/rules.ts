import type { CallReason } from '#contract/calls.ts'

/** A day is one of UTC, the same for everyone: no change of time zone makes a longer one. */
export const callsADay = 6
export const unprovedCallsADay = 2

export type Kind = 'scheduled' | 'on-demand'
export type Refusal = Extract<CallReason, 'country-not-allowed' | 'number-not-proved' | 'daily-limit' | 'server-limit'>

/** Where somebody stands today. */
export type Standing = {
  isReached: boolean
  isProved: boolean
  /** Calls of both kinds that were made, other tries included. */
  made: number
  /** Their daily call, or another try for it, is still to come today. */
  isExpected: boolean
}

/** Why this person is not to be called now, for as much as depends on them alone. A call that is expected keeps its place. */
export function refusalFor(kind: Kind, { isReached, isProved, made, isExpected }: Standing): Refusal | null {
  if (!isReached) return 'country-not-allowed'
  if (kind === 'scheduled') {
    if (!isProved) return 'number-not-proved'
    return made < callsADay ? null : 'daily-limit'
  }
  if (!isProved) return made < unprovedCallsADay ? null : 'number-not-proved'
  return made + (isExpected ? 1 : 0) < callsADay ? null : 'daily-limit'
}

/** Of a day's calls, numbers that nobody has proved get a fifth: whoever makes up accounts leaves the others their calls. */
export const unprovedShare = (perDay: number) => Math.ceil(perDay / 5)

/** How many of the last `count` still fit, when `asked` are asked for in all. */
export function fitting(count: number, asked: number, perDay: number): number {
  return Math.max(0, Math.min(count, count + perDay - asked))
}

export function dayOf(now: Temporal.Instant) {
  const start = now.toZonedDateTimeISO('UTC').startOfDay()
  return { day: start.toPlainDate().toString(), start: start.toInstant(), end: start.add({ days: 1 }).toInstant() }
}

export function secondsToNextDay(now: Temporal.Instant): number {
  return Math.ceil(now.until(dayOf(now).end).total('seconds'))
}
