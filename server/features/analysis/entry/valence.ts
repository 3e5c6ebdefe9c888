import { marksOf } from './marks.ts'
import { moodWords } from './mood-words.ts'
import { sentencesOf } from './reading.ts'
import { opened } from './table.ts'

/** `score` −1…+1; `positive` and `negative` are what pulled each way before the two were weighed against each other. */
export type Valence = { score: number; positive: number; negative: number }

const weights = opened(moodWords)
/** Fainter than this, a word is no pole of its own. */
const faint = 0.5

/** How much feeling it takes to move the score: more in a longer text, where more words carry some by chance. */
export function resistance(words: number): number {
  return 30 * ((words + 5) / 15) ** 1.75
}

export function squashed(sum: number, words: number): number {
  return sum / Math.sqrt(sum * sum + resistance(words))
}

export function valenceOf(text: string): Valence {
  let [sum, positive, negative, count] = [0, 0, 0, 0]
  for (const sentence of sentencesOf(text)) {
    for (const { form, factor, side } of marksOf(sentence)) {
      count += 1
      const weight = weights.get(form)
      if (weight === undefined) continue
      sum += factor * weight
      const pull = (factor * weight) / side
      if (pull > faint) positive += pull
      else if (pull < -faint) negative -= pull
    }
  }
  return { score: squashed(sum, count), positive, negative }
}
