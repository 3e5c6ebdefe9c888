export type MoodBand = 'bright' | 'good' | 'so-so' | 'heavy'

/** The four bands of a mood of 1 to 10: from 8, from 6, from 4, and below. */
export function moodBand(score: number): MoodBand {
  if (score >= 8) return 'bright'
  if (score >= 6) return 'good'
  if (score >= 4) return 'so-so'
  return 'heavy'
}

/** Minutes, never below one where something was written. */
export function readingMinutes(wordCount: number): number {
  return Math.ceil(wordCount / 200)
}

/** At most `length` characters, then an ellipsis. Never half an emoji, and half a word only where it is a very long one. */
export function cut(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= length) return text
  const kept = characters.slice(0, length).join('')
  const isInWord = letter.test(characters[length - 1] ?? '') && letter.test(characters[length] ?? '')
  const wordBegins = isInWord ? kept.lastIndexOf(' ') : -1
  const whole = wordBegins > kept.length / 2 ? kept.slice(0, wordBegins) : kept
  return `${whole.replace(/[\s,;:]+$/, '')}…`
}
const letter = /[\p{L}\p{N}'’]/u
