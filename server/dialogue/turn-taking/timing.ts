/** When, of itself, something happens in a call. All in milliseconds. */

export const patience = {
  halfSentence: 1_500,
  /** Where a sentence seldom ends, but may. */
  thought: 2_500,
  /** The same over a phone that does not tell when somebody goes on speaking. */
  thoughtUnheard: 5_000,
  /** Where nothing tells whether it has ended. */
  breath: 700,
  thinking: 10_000,
  secondDigit: 1_500,
  falseInterruption: 2_500,
  /** For the words of a model; before a sign that they are coming, and altogether. */
  beforeFiller: 900,
  words: 4_000,
  /** For a second opinion on danger. */
  secondOpinion: 1_500,
  /** For what was prepared while it rang, and has only to be looked up. */
  opening: 2_000,
  /** For the rest of a recorded greeting, where "this is Sam" was said before anybody was asked. */
  afterAskingWho: 2_500,
  /** While somebody fetches the person. */
  fetching: 45_000,
  /** While a phone asks its owner whether to take the call. */
  screened: 30_000,
}

const nudgesAfter = [8_000, 18_000] as const
const leaveAfter = 30_000
/** Whoever just told something sad, or asked only to be heard, is given longer. */
const gentlePace = 2

/** How long it has to be quiet for the next nudge, or for the goodbye once both are said. */
export function silenceMs(reprompts: number, isGentle: boolean): number {
  return (nudgesAfter[reprompts] ?? leaveAfter) * (isGentle ? gentlePace : 1)
}
export const mostReprompts = nudgesAfter.length

/** In a crisis silence is only kept company, ever less often, and never ended: after 15 s, 45 s, 105 s, 225 s … */
export function companyMs(presences: number): number {
  const doubling = Math.min(presences, 3)
  return 15_000 * (2 ** (doubling + 1) - 1) + 120_000 * (presences - doubling)
}

/** A thing asked last of all, and not answered, needs no nudge. */
export const lastWordMs = 8_000
/** After the farewell was played, so that a goodbye can still be given back. */
export const lingerMs = 1_000

/** Steer to a close at the next pause · cut in if there is none · say goodbye whatever happens · the end. */
export function closingTimes(maxCallMs: number) {
  return {
    steer: maxCallMs - Math.min(90_000, maxCallMs * 0.4),
    cutIn: maxCallMs - Math.min(30_000, maxCallMs * 0.25),
    part: maxCallMs - 12_000,
    end: maxCallMs,
  }
}
