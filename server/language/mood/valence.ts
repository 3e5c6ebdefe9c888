import { eachFeature, squashed } from './features.ts'
import { type Token, tokensOf } from './tokens.ts'
import { shipped } from './weights.ts'

/** `score` −1…+1; `positive` and `negative` are what pulled each way before the two were weighed against each other. */
export type Valence = { score: number; positive: number; negative: number; words: number }

/** Fainter than this, a word is no pole of its own. */
const faint = 1
/** What a word of no feeling weighs: even a hard day is told mostly in words that lean a little to the good. */
const evenWeight = 0.02

function weightOf(token: Token, weights: ArrayLike<number>): number {
  let sum = 0
  eachFeature(token, (place, value) => {
    sum += (weights[place] ?? 0) * value
  })
  return sum
}

export function valenceOf(text: string, weights: ArrayLike<number> = shipped): Valence {
  const tokens = tokensOf(text)
  let [sum, positive, negative] = [0, 0, 0]
  for (const token of tokens) {
    const weight = weightOf(token, weights)
    sum += weight
    const pull = weight / token.side
    if (pull > faint) positive += pull
    else if (pull < -faint) negative -= pull
  }
  return { score: squashed(sum - evenWeight * tokens.length, tokens.length), positive, negative, words: tokens.length }
}
