import { type Clock, timeAhead } from './clock.ts'
import { durationInWords, withDigits } from './spelled.ts'

/** When to ring again: in so many minutes, or at tomorrow's usual time. */
export type Delay = { minutes: number } | 'tomorrow'
/** What was asked for, as it is said back; null where nobody named a time. */
export type Wish = { until: Delay | 'too-far'; said: string }
const least = 5
const most = 240
/** "Later", and nothing more. */
const sometime = 60

const patterns: readonly [RegExp, (found: RegExpExecArray) => number][] = [
  [/\bhalf (?:an? |1 )?hour\b/, () => 30],
  [/\b(?:3 quarters of|3 quarters) (?:an |1 )?hour\b/, () => 45],
  [/\b(?:a )?quarter (?:of )?(?:an |1 )?hour\b/, () => 15],
  [/\b(\d+) hours? (?:and )?(\d+) (?:minutes?|mins?)\b/, ([, hours, minutes]) => Number(hours) * 60 + Number(minutes)],
  [/\b(\d+) (?:hours? and a half|and a half hours?|1 2 hours?)\b/, ([, hours]) => Number(hours) * 60 + 30],
  [/\b(\d+) hours? (?:and a|or a) quarter\b/, ([, hours]) => Number(hours) * 60 + 15],
  [/\b(?:1 hour or 2|1 or 2 hours)\b/, () => 90],
  [/\b\d+ (?:or |to )?(\d+) hours?\b/, ([, hours]) => Number(hours) * 60],
  [/\b(\d+) hours?\b/, ([, hours]) => Number(hours) * 60],
  [/\b\d+ (?:or |to )?(\d+) (?:minutes?|mins?)\b/, ([, minutes]) => Number(minutes)],
  [/\b(\d+) (?:minutes?|mins?)\b/, ([, minutes]) => Number(minutes)],
  [/\b1 (?:second|moment|sec)\b/, () => least],
  [/\bin a (?:little )?(?:while|bit)\b/, () => 30],
]

const tooFar: Wish = { until: 'too-far', said: '' }
const farOff = /\b(?:next (?:week|month|year|time)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|another day|weekend)\b/
const unsaid =
  /\b(?:later|some other time|another time|some time|afterwards)\b|\bback (?:soon|then)\b|\b(?:call|ring|phone) (?:me |us )?(?:back|again)$/

/** "In twenty minutes", "at half past nine", "tomorrow", "later". */
export function wishIn(words: string, clock: Clock): Wish | null {
  const said = withDigits(words)
  if (/\btomorrow\b/.test(said)) return { until: 'tomorrow', said: 'tomorrow, at your usual time' }
  if (farOff.test(said)) return tooFar
  for (const [pattern, minutesOf] of patterns) {
    const found = pattern.exec(said)
    if (found) return inMinutes(minutesOf(found))
  }
  const time = timeAhead(said, clock)
  if (time)
    return time.minutes < least || time.minutes > most ? tooFar : { until: { minutes: time.minutes }, said: time.said }
  return unsaid.test(said) ? inMinutes(sometime) : null
}

export const namesATime = (words: string) => wishIn(words, { hour: 12, minute: 0 }) !== null

function inMinutes(asked: number): Wish {
  if (asked > most) return tooFar
  const minutes = Math.max(least, asked)
  return { until: { minutes }, said: `in ${durationInWords(minutes)}` }
}
