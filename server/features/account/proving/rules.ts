import type { CallReason, CallStatus } from '#contract/calls.ts'

export const codeMinutes = 10
export const triesPerCode = 5
export const againAfterSeconds = 60
/** Codes a day: for one person, for one number whoever holds it, and from one address in an hour. */
export const codesADay = 6
export const codesPerAddress = 30

type Told = { toldAt: Date; triesLeft: number }

export function isOver({ toldAt, triesLeft }: Told, now: Temporal.Instant): boolean {
  return triesLeft <= 0 || secondsSince(toldAt, now) >= codeMinutes * 60
}

export function againInSeconds({ toldAt }: Told, now: Temporal.Instant): number {
  return Math.max(0, Math.ceil(againAfterSeconds - secondsSince(toldAt, now)))
}

const secondsSince = (then: Date, now: Temporal.Instant) => (now.epochMilliseconds - then.getTime()) / 1000

export type OverCall = {
  slot: Date | null
  status: CallStatus
  reason: CallReason | null
  answeredBy: string | null
  /** Of the person, in the entry that the call became. */
  wordCount: number
}

/** A stranger may say yes to a name, and little else; so many words are told by whoever asked for the call. */
export const wordsThatProve = 20

/** Whoever wants no more calls may be anyone: they are not called on the strength of having picked up. */
const notTheirs: (CallReason | null)[] = ['wrong-person', 'no-more-calls', 'machine']

/** A call on demand that somebody answered who did not deny being the person. */
export function provesNumber({ slot, status, reason, answeredBy, wordCount }: OverCall): boolean {
  const isAnswered = slot === null && status === 'completed' && answeredBy !== 'machine'
  return isAnswered && !notTheirs.includes(reason) && wordCount >= wordsThatProve
}
