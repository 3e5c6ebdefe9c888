import { valenceOf } from './valence.ts'

export type Tone = 'good' | 'hard' | 'mixed' | 'plain'
/** `confidence` 0–1: near 0 it could as well be another. */
export type Leaning = { tone: Tone; confidence: number }

const leastLean = 0.14
const leastPull = 1.6
/** A lean as strong as this is as sure as it gets. */
const surest = 0.6

/** Which way a short turn leans. Whoever answers to it may want a second sign where the confidence is low. */
export function leaningOf(words: string): Leaning {
  const { score, positive, negative } = valenceOf(words)
  const [weaker, stronger] = [Math.min(positive, negative), Math.max(positive, negative)]
  if (weaker >= leastPull && weaker >= stronger * 0.4) return { tone: 'mixed', confidence: weaker / stronger }
  const confidence = Math.min(1, Math.abs(score) / surest)
  if (Math.abs(score) < leastLean || stronger < leastPull) return { tone: 'plain', confidence: 1 - confidence }
  return { tone: score > 0 ? 'good' : 'hard', confidence }
}
