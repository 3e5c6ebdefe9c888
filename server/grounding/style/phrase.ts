import type { Word } from '../reading.ts'

const skipped = 2

type Step = '*' | ReadonlySet<string>
const steps = new Map<string, readonly Step[]>()

/** The place right after the first of these phrases that the words hold, or null. */
export function phraseIn(
  words: readonly Word[],
  phrases: readonly string[],
): { phrase: string; from: number; to: number } | null {
  for (const phrase of phrases) {
    const pattern = stepsOf(phrase)
    for (let from = 0; from < words.length; from += 1) {
      const to = follows(words, from, pattern)
      if (to !== null) return { phrase, from, to }
    }
  }
  return null
}

export const says = (words: readonly Word[], phrases: readonly string[]) => phraseIn(words, phrases) !== null

function stepsOf(phrase: string): readonly Step[] {
  const known = steps.get(phrase)
  if (known) return known
  const made = phrase.split(' ').map((step): Step => (step === '*' ? '*' : new Set(step.split('|'))))
  steps.set(phrase, made)
  return made
}

function follows(words: readonly Word[], from: number, [step, ...rest]: readonly Step[]): number | null {
  if (step === undefined) return from
  if (step === '*') {
    for (let skip = 0; skip <= skipped; skip += 1) {
      const to = follows(words, from + skip, rest)
      if (to !== null) return to
    }
    return null
  }
  const word = words[from]
  if (!word || !(step.has(word.form) || step.has(word.lemma) || step.has(`=${word.form}`))) return null
  return follows(words, from + 1, rest)
}
