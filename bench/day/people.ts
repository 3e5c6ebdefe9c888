import type { CallStatus } from '#contract/calls.ts'

export type Person = { callTime: string; timeZone: string }
export type Outcome = { status: CallStatus; seconds: number }

/** Where people live, and when they want to be called: most keep what the sign-up offers. Shares, not counts. */
const zones = {
  'America/New_York': 0.32,
  'America/Chicago': 0.2,
  'America/Denver': 0.06,
  'America/Los_Angeles': 0.17,
  'Europe/London': 0.08,
  'Europe/Berlin': 0.09,
  'Asia/Kolkata': 0.05,
  'Australia/Sydney': 0.03,
}
const evenings = {
  '18:00': 0.12,
  '18:30': 0.07,
  '19:00': 0.36,
  '19:30': 0.08,
  '20:00': 0.14,
  '20:30': 0.06,
  '21:00': 0.07,
}
const otherTimes = 0.1

/** What becomes of a call. Nobody has measured it for this product yet: between what surveys and dialers report. */
const answered = 0.62
const notAnswered = 0.27
const machine = 0.07
const medianTalkSeconds = 270
const talkSpread = 0.6

export type Dice = () => number

/** The same numbers every time (mulberry32). */
export function dice(seed: number): Dice {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function somebody(roll: Dice): Person {
  return { timeZone: pick(zones, roll()), callTime: roll() < otherTimes ? anyQuarter(roll) : pick(evenings, roll()) }
}

/** `ringSeconds` is how long it rings for nobody. */
export function outcome(
  roll: Dice,
  { ringSeconds, mostSeconds }: { ringSeconds: number; mostSeconds: number },
): Outcome {
  const chance = roll()
  if (chance < answered) {
    const talk = medianTalkSeconds * Math.exp(talkSpread * normal(roll))
    return { status: 'completed', seconds: Math.min(mostSeconds, talk) }
  }
  if (chance < answered + notAnswered) return { status: 'no-answer', seconds: ringSeconds }
  if (chance < answered + notAnswered + machine) return { status: 'voicemail', seconds: ringSeconds }
  return { status: 'busy', seconds: 3 }
}

function pick<Choice extends string>(shares: Record<Choice, number>, at: number): Choice {
  const choices = Object.keys(shares) as Choice[]
  const whole = choices.reduce((sum, choice) => sum + shares[choice], 0)
  let passed = 0
  const found = choices.find((choice) => {
    passed += shares[choice] / whole
    return at < passed
  })
  return found ?? (choices[0] as Choice)
}

/** Between 06:00 and 22:45. */
function anyQuarter(roll: Dice): string {
  const minutes = 6 * 60 + 15 * Math.floor(roll() * 68)
  return Temporal.PlainTime.from('00:00').add({ minutes }).toString({ smallestUnit: 'minute' })
}

function normal(roll: Dice): number {
  return Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll())
}
