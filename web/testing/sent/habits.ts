import type { z } from 'zod'
import type { Habit, HabitEntry, HabitProgress } from '#contract/habits.ts'

export const habitProgress = (own: Partial<HabitProgress> = {}): HabitProgress => ({
  streakUnit: 'day',
  currentStreak: 4,
  bestStreak: 9,
  rate: { kept: 12, of: 14 },
  strength: 0.46,
  freezes: 0,
  today: 0,
  week: null,
  lastDays: [
    { day: '2026-03-03', state: 'done', value: 3 },
    { day: '2026-03-04', state: 'open', value: 0 },
  ],
  ...own,
})

export const habit = (own: Partial<z.input<typeof Habit>> = {}): z.input<typeof Habit> => ({
  id: 3,
  userId: 1,
  systemId: null,
  name: 'Evening walk',
  description: 'Round the lake',
  category: 'health',
  frequency: 'daily',
  customDays: [],
  targetValue: 3,
  unit: 'km',
  isActive: true,
  createdAt: '2026-02-03T19:04:00.000Z',
  progress: habitProgress(),
  ...own,
})

export const habitEntry = (own: Partial<z.input<typeof HabitEntry>> = {}): z.input<typeof HabitEntry> => ({
  id: 11,
  userId: 1,
  habitId: 3,
  date: '2026-03-03',
  value: 3,
  notes: null,
  moodAfter: null,
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})
