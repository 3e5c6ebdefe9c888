import { plain } from './plain.ts'

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** "call me in twenty-five minutes" → "call me in 25 minutes". */
export function withDigits(words: string): string {
  const unit = units.slice(1, 10).join('|')
  const apart = words.replace(/(\d)\.5\b/g, '$1 and a half').replace(/(\d)[:.](\d\d)\b/g, '$1 $2')
  return plain(apart.replace(/-/g, ' '))
    .replace(new RegExp(`\\b(${tens.slice(2).join('|')})(?: (${unit}))?\\b`, 'g'), (_, ten: string, one?: string) =>
      String(tens.indexOf(ten) * 10 + (one ? units.indexOf(one) : 0)),
    )
    .replace(new RegExp(`\\b(${units.join('|')})\\b`, 'g'), (word) => String(units.indexOf(word)))
    .replace(/\ba couple(?: of)?\b/g, '2')
    .replace(/\ba few (minutes|mins)\b/g, '10 $1')
    .replace(/\ba few\b/g, '3')
    .replace(/\ban?\b(?= (?:minute|min|second|moment|sec|hour)s?\b)/g, '1')
}

/** 25 → "twenty-five". */
export function countInWords(count: number): string {
  if (count < 20) return units[count] ?? String(count)
  const one = count % 10
  return `${tens[Math.floor(count / 10)] ?? ''}${one === 0 ? '' : `-${units[one]}`}`
}

/** 90 → "an hour and a half". */
export function durationInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (minutes === 30) return 'half an hour'
  if (hours === 0) return `${countInWords(minutes)} minutes`
  const whole = hours === 1 ? 'an hour' : `${countInWords(hours)} hours`
  if (rest === 0) return whole
  if (rest === 30) return hours === 1 ? 'an hour and a half' : `${countInWords(hours)} and a half hours`
  return `${whole} and ${countInWords(rest)} minutes`
}
