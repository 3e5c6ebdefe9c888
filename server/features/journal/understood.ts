import { analyseEntry, type EntryAnalysis } from '#server/features/analysis/entry/rules.ts'
import { statedMood } from '#server/features/analysis/entry/stated.ts'
import { type SafetyLevel, safetyLevel } from '#server/features/safety/rules.ts'

/** By level of danger. Despair is often told in quiet words, and "so-so" beside them would be an insult. */
const highestMood: Record<SafetyLevel, number> = { 0: 10, 1: 10, 2: 3.5, 3: 2.5, 4: 1.5 }

/** What is understood of an entry. A mood the person stated stands, whatever their words seem to say. */
export function understood(content: string, mood: number | null): EntryAnalysis {
  const read = analyseEntry(content, { mood })
  if (read.moodScore === null || mood !== null || statedMood(content) !== null) return read
  const highest = highestMood[safetyLevel(content)]
  return read.moodScore > highest ? { ...read, moodScore: highest, sentiment: 'negative' } : read
}
