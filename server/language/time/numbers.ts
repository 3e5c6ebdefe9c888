import { smallNumbers, smallOrdinals, tenNumbers, vagueCounts } from '../en/time/numbers.ts'

const values = new Map<string, number>([
  ...smallNumbers.map((word, value) => [word, value] as const),
  ...tenNumbers.flatMap((ten, index) => {
    const value = 20 + index * 10
    const joined = smallNumbers.slice(1, 10).map((unit, place) => [`${ten}-${unit}`, value + place + 1] as const)
    return [[ten, value] as const, ...joined]
  }),
])

const ordinals = new Map<string, number>([
  ...smallOrdinals.map((word, index) => [word, index + 1] as const),
  ...['twentieth', 'thirtieth'].map((word, index) => [word, 20 + index * 10] as const),
  ...smallOrdinals.slice(0, 9).map((word, index) => [`twenty-${word}`, 21 + index] as const),
  ['thirty-first', 31],
])

const hyphenated = (words: string) => words.toLowerCase().trim().replace(/\s+/g, '-')

/** "7", "seven", "twenty five" and "twenty-five" below a hundred; null where the words are no number. */
export function numberOf(words: string): number | null {
  if (/^\d+(?:\.\d+)?$/.test(words.trim())) return Number(words)
  return values.get(hyphenated(words)) ?? null
}

/** "5th" and "fifth", up to the thirty-first. */
export function ordinalOf(words: string): number | null {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)$/i.exec(words.trim())?.[1]
  return digits ? Number(digits) : (ordinals.get(hyphenated(words)) ?? null)
}

/** The least and the most that a count means: "three" is 3 to 3, "a few" 2 to 5. */
export function countOf(words: string): readonly [least: number, most: number] | null {
  const vague = vagueCounts[words.toLowerCase().trim().replace(/\s+/g, ' ')]
  if (vague) return vague
  const value = numberOf(words)
  return value === null ? null : [value, value]
}

const longestFirst = (words: readonly string[]) => [...words].sort((one, other) => other.length - one.length)

/** For phrases that hold a count: every word for one, the longest first. */
export const countWords = longestFirst([...Object.keys(vagueCounts), ...values.keys()]).filter(
  (word) => word !== 'zero',
)
export const ordinalWords = longestFirst([...ordinals.keys()])
/** The hours of a clock, and the minutes that stand after one: "nine fifteen". */
export const hourWords = longestFirst(smallNumbers.slice(1, 13))
export const minuteWords = longestFirst(
  [...values].filter(([, value]) => value >= 10 && value < 60).map(([word]) => word),
)

/** 25 → "twenty-five", up to ninety-nine. */
export function countInWords(count: number): string {
  if (count < 20) return smallNumbers[count] ?? String(count)
  const unit = count % 10
  const ten = tenNumbers[Math.floor(count / 10) - 2]
  return ten === undefined ? String(count) : `${ten}${unit === 0 ? '' : `-${smallNumbers[unit]}`}`
}

/** "about six out of ten" → "about 6 out of 10", "forty-five" → "45". All else stays as it was written. */
export function withDigits(text: string): string {
  return text.replace(spelled, (words) => String(values.get(hyphenated(words)) ?? words))
}

const spelled = new RegExp(
  `\\b(?:${longestFirst([...values.keys()])
    .map((word) => word.replace('-', '[ -]'))
    .join('|')})\\b`,
  'gi',
)
