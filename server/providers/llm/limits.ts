import type { Purpose } from './llm.ts'

/** How long is waited for the first word, for each next one, and altogether; and how much may be said. */
export type Limits = { firstWordMs: number; nextWordMs: number; wholeMs: number; mostTokens: number; retries: number }

/** Before anybody is up. */
const early: Limits = { firstWordMs: 120_000, nextWordMs: 30_000, wholeMs: 180_000, mostTokens: 900, retries: 2 }

/**
 * Somebody waits for the coach, and nobody for an analysis or a morning: a small machine may take its time with those. On a call nobody
 * waits longer than this for the first word, and it is given up a little before the rules would, so that it counts as too slow.
 */
export const limitsOf: Record<Purpose, Limits> = {
  coach: { firstWordMs: 20_000, nextWordMs: 10_000, wholeMs: 60_000, mostTokens: 600, retries: 1 },
  analysis: { firstWordMs: 120_000, nextWordMs: 30_000, wholeMs: 300_000, mostTokens: 2_000, retries: 2 },
  call: { firstWordMs: 3_900, nextWordMs: 3_900, wholeMs: 12_000, mostTokens: 150, retries: 0 },
  // As long as it rings.
  opening: { firstWordMs: 20_000, nextWordMs: 5_000, wholeMs: 25_000, mostTokens: 150, retries: 0 },
  reminders: early,
  prompts: early,
  danger: { firstWordMs: 1_400, nextWordMs: 1_400, wholeMs: 1_400, mostTokens: 40, retries: 0 },
  'danger-entry': { ...early, mostTokens: 40 },
}
