import type { Sentiment } from '#contract/journal.ts'
import { type Valence, valenceOf } from './valence.ts'

export type Mood = { moodScore: number | null; sentiment: Sentiment }

const neutralMood = 5.5
/** Hard days are told in fainter words than good ones. */
const [reachUp, reachDown] = [4.5, 6]
/** Fewer words than this say nothing, unless they are plain enough. */
const fewestWords = 5
const plainEnough = 0.3

export function clamped(mood: number): number {
  return Math.round(Math.min(10, Math.max(1, mood)) * 10) / 10
}

function inferred({ score, words }: Valence): number | null {
  if (words < fewestWords && Math.abs(score) < plainEnough) return null
  return clamped(neutralMood + score * (score > 0 ? reachUp : reachDown))
}

const leastGood = 0.18
/** One dark word is no dark day where few are said; in a longer text a small lean rests on many. */
const leastHard = ({ words }: Valence) => (words < 20 ? 0.2 : 0.06)

const policy: readonly { id: Sentiment; when: (valence: Valence, given: number | null) => boolean }[] = [
  { id: 'mixed', when: isTorn },
  { id: 'positive', when: ({ score }) => score >= leastGood },
  { id: 'negative', when: (valence) => valence.score <= -leastHard(valence) },
  // A number speaks where the words take no side.
  { id: 'positive', when: (_, given) => given !== null && given >= 6.5 },
  { id: 'negative', when: (_, given) => given !== null && given <= 4.5 },
]

/** Both poles pull in earnest, and neither wins clearly. */
function isTorn({ score, positive, negative }: Valence): boolean {
  const [weaker, stronger] = [Math.min(positive, negative), Math.max(positive, negative)]
  return weaker >= 3 && weaker >= stronger * 0.5 && Math.abs(score) < 0.3
}

/** The mood of an entry, 1–10, null where it says too little; one told in a number wins over the words. */
export function moodOf(text: string, given: number | null): Mood {
  const valence = valenceOf(text)
  return {
    moodScore: given === null ? inferred(valence) : clamped(given),
    sentiment: policy.find(({ when }) => when(valence, given))?.id ?? 'neutral',
  }
}
