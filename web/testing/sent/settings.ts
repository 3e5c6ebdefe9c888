import type { z } from 'zod'
import type { Settings } from '#contract/settings.ts'

export const settings = (own: Partial<z.input<typeof Settings>> = {}): z.input<typeof Settings> => ({
  id: 1,
  userId: 1,
  dailyCallEnabled: true,
  callTime: '19:00',
  timeZone: 'America/New_York',
  maxCallDuration: 600,
  weeklyAnalysisEnabled: true,
  monthlyReportEnabled: true,
  writingPromptsEnabled: true,
  notificationsEnabled: true,
  experimentsEnabled: false,
  routineBuilderEnabled: false,
  coherenceModeEnabled: false,
  goalsEnabled: false,
  checklistsEnabled: false,
  goals: [],
  preferences: [],
  currentHabitSystemId: null,
  currentAiCoachId: null,
  createdAt: '2026-03-03T19:04:00.000Z',
  updatedAt: '2026-03-03T19:04:00.000Z',
  ...own,
})
