import { countInWords } from './spelled.ts'

/** The time of day where the person is. */
export type Clock = { hour: number; minute: number }

const oClock = /\b(?:at|around|about|by|after|till|until) (?:like |about )?(\d{1,2})(?: (\d\d))?(?: (am|pm|p m|a m))?\b/
const past = /\b(?:(half|quarter|\d{1,2})(?: minutes)?) (past|to|after) (\d{1,2})\b(?: (am|pm|p m|a m))?/
const named: readonly [RegExp, number, string][] = [
  [/\bnoon\b/, 12, 'at noon'],
  [/\bmidnight\b/, 24, 'at midnight'],
  [/\b(?:tonight|this evening|in the evening|after dinner)\b/, 20, 'at eight this evening'],
  [/\b(?:after work)\b/, 18, 'at six this evening'],
  [/\b(?:this|in the) afternoon\b/, 15, 'at three this afternoon'],
  [/\b(?:after lunch)\b/, 14, 'at two'],
]

/** How long until a clock there shows what was said; without "am" or "pm" the next of the two. */
export function timeAhead(said: string, { hour, minute }: Clock): { minutes: number; said: string } | null {
  const nowMinutes = hour * 60 + minute
  const time = named.find(([pattern]) => pattern.test(said))
  if (time) return { minutes: time[1] * 60 - nowMinutes, said: time[2] }
  const read = readTime(said)
  if (!read) return null
  const { atHour, atMinute, half } = read
  const round = half === null ? 720 : 1440
  const wanted = ((half === 'p' ? (atHour % 12) + 12 : half === 'a' ? atHour % 12 : atHour) * 60 + atMinute) % round
  return {
    minutes: (wanted - (nowMinutes % round) + round) % round,
    said: `at ${timeInWords(atHour, atMinute)}`,
  }
}

function readTime(said: string): { atHour: number; atMinute: number; half: 'a' | 'p' | null } | null {
  const halfOf = (text: string | undefined) => (text ? (text.startsWith('p') ? 'p' : 'a') : null)
  const by = past.exec(said)
  if (by) {
    const offset = by[1] === 'half' ? 30 : by[1] === 'quarter' ? 15 : Number(by[1])
    const hour = Number(by[3])
    const before = by[2] === 'to'
    if (hour > 23 || offset > 59) return null
    return {
      atHour: before ? (hour + 23) % 24 || 12 : hour,
      atMinute: before ? 60 - offset : offset,
      half: halfOf(by[4]),
    }
  }
  const at = oClock.exec(said)
  if (!at || Number(at[1]) > 23 || Number(at[2] ?? 0) > 59) return null
  const atHour = Number(at[1])
  return { atHour, atMinute: Number(at[2] ?? 0), half: halfOf(at[3]) ?? (atHour > 12 ? 'p' : null) }
}

function timeInWords(hour: number, minute: number): string {
  const named = countInWords(hour > 12 ? hour - 12 : hour || 12)
  if (minute === 0) return named
  if (minute === 15) return `a quarter past ${named}`
  if (minute === 30) return `half past ${named}`
  return `${named} ${minute < 10 ? 'oh ' : ''}${countInWords(minute)}`
}
