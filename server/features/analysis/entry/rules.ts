import type { Sentiment } from '#contract/journal.ts'
import { areasOf } from './areas.ts'
import { ownPhrases } from './own-phrases.ts'
import { clamped, statedMood } from './stated.ts'
import { type Valence, valenceOf } from './valence.ts'

export type EntryAnalysis = { moodScore: number | null; sentiment: Sentiment; themes: string[]; wordCount: number }

const neutralMood = 5.5
const reachOfMood = 4.5
/** Fewer words than this carry no mood that anyone should put a number on. */
const fewestWords = 5
const mostThemes = 5

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

/** A stated number speaks where the words take no side. */
function sentimentOf({ score, positive, negative }: Valence, given: number | null): Sentiment {
  const weaker = Math.min(positive, negative)
  const stronger = Math.max(positive, negative)
  if (weaker >= 2 && weaker >= stronger * 0.5 && Math.abs(score) < 0.4) return 'mixed'
  if (score >= 0.2) return 'positive'
  if (score <= -0.08) return 'negative'
  if (given !== null && given >= 6.5) return 'positive'
  return given !== null && given <= 4.5 ? 'negative' : 'neutral'
}

/** Deterministic and without I/O. A mood the person stated wins over one inferred from the words. */
export function analyseEntry(text: string, stated: { mood?: number | null } = {}): EntryAnalysis {
  const wordCount = countWords(text)
  const valence = valenceOf(text)
  const given = stated.mood ?? statedMood(text)
  const inferred = wordCount < fewestWords ? null : clamped(neutralMood + reachOfMood * valence.score)
  const areas = areasOf(text)
  const own = ownPhrases(text).filter((phrase) => !areas.includes(phrase))
  return {
    moodScore: given === null ? inferred : clamped(given),
    sentiment: sentimentOf(valence, given),
    themes: [...areas, ...own].slice(0, mostThemes),
    wordCount,
  }
}
