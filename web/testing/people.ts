import type { z } from 'zod'
import type { User } from '#contract/account.ts'
import type { Call } from '#contract/calls.ts'
import type { Entry, Stats } from '#contract/journal.ts'

/** Things as the server sends them; each test names only what matters to it. */
export const user = (own: Partial<User> = {}): User => ({
  id: 1,
  name: 'Ana',
  phoneNumber: '+12125550123',
  timeZone: 'America/New_York',
  callTime: '19:00',
  ...own,
})

export const entry = (own: Partial<z.input<typeof Entry>> = {}): z.input<typeof Entry> => ({
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
  ...own,
})

export const phoneCall = (own: Partial<z.input<typeof Call>> = {}): z.input<typeof Call> => ({
  id: 5,
  userId: 1,
  phoneNumber: '+12125550123',
  status: 'ringing',
  duration: null,
  recordingUrl: null,
  transcriptionText: null,
  journalEntryId: null,
  providerCallId: 'browser-3f9c2a17',
  answeredBy: null,
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})
