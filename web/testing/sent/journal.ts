import type { z } from 'zod'
import type { Stats, WrittenEntry } from '#contract/journal.ts'

/** As it comes back from being written; where it is only read, `care` is not sent. */
export const entry = (own: Partial<z.input<typeof WrittenEntry>> = {}): z.input<typeof WrittenEntry> => ({
  id: 7,
  userId: 1,
  title: 'The fence is finished',
  content: 'I finally finished the garden fence.',
  transcription: null,
  moodScore: 8,
  sentiment: 'positive',
  themes: ['garden'],
  wordCount: 6,
  callDuration: null,
  source: 'manual',
  isArtifact: false,
  speakingAsPartId: null,
  visibility: 'private',
  createdAt: '2026-03-03T19:04:00.000Z',
  version: 1,
  hasAlarm: false,
  care: null,
  ...own,
})

export const stats = (own: Partial<Stats> = {}): Stats => ({
  totalEntries: 12,
  journalStreak: 4,
  longestJournalStreak: 9,
  streakBroken: false,
  averageMood: 7.2,
  totalWords: 4321,
  achievement: 'Building Momentum',
  nextAchievement: '3 more days for Week Champion',
  isQuiet: false,
  ...own,
})
