import type { Sentiment } from '#contract/journal.ts'
import { isOtherLanguage } from '#server/language/detection/detection.ts'
import { moodOf } from '#server/language/mood/estimate.ts'
import { moodTold } from '#server/language/mood/self-rated/self-rated.ts'
import { areasOf } from './areas.ts'
import { ownPhrases } from './own-phrases.ts'

export type EntryAnalysis = {
  moodScore: number | null
  sentiment: Sentiment | null
  themes: string[]
  wordCount: number
}

const mostThemes = 5

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

/**
 * Deterministic and without I/O. A mood the person stated wins over one inferred from the words. Of what is not English
 * nothing is judged: better nothing than wrong.
 */
export function analyseEntry(text: string, stated: { mood?: number | null } = {}): EntryAnalysis {
  if (isOtherLanguage(text)) {
    return { moodScore: stated.mood ?? null, sentiment: null, themes: [], wordCount: countWords(text) }
  }
  const areas = areasOf(text)
  const own = ownPhrases(text).filter((phrase) => !areas.includes(phrase))
  return {
    ...moodOf(text, stated.mood ?? moodTold(text)),
    themes: [...areas, ...own].slice(0, mostThemes),
    wordCount: countWords(text),
  }
}
