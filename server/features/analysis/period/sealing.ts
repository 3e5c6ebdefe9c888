import { sealing } from '#server/platform/sealing.ts'
import { monthlyReports, weeklyAnalyses } from './tables.ts'
import type { Written } from './written.ts'

type Words = Pick<Written, 'moodTrend' | 'goalsAchieved' | 'patterns'>

export const sealedPeriods = {
  week: sealing<Words>(weeklyAnalyses),
  month: sealing<Words>(monthlyReports),
}

/** A week or a month as it was written. */
export type KeptPeriod = Omit<typeof weeklyAnalyses.$inferSelect, 'words'> & Words
