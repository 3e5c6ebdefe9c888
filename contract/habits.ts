import { z } from 'zod'
import { Day, endpoint, Id, Instant, Nothing, OwnPath, PageQuery, PathId } from './endpoint.ts'
import { optionalText, requiredText } from './words.ts'

export const HabitCategory = z.enum(
  ['health', 'productivity', 'mindfulness', 'learning', 'social', 'creative', 'financial', 'other'],
  'Category is required',
)
export type HabitCategory = z.infer<typeof HabitCategory>

/**
 * What a streak counts follows from it: days that are due (daily, weekdays, weekends, custom), or weeks (weekly, and
 * three different days of a week). A week begins on Monday.
 */
export const HabitFrequency = z.enum(
  ['daily', 'weekly', '3x_week', 'weekdays', 'weekends', 'custom'],
  'Frequency is required',
)
export type HabitFrequency = z.infer<typeof HabitFrequency>

/**
 * The days a custom habit is due on, 1 is Monday and 7 is Sunday; each once, in order. With none chosen it is due every
 * day. Other frequencies do not read them.
 */
const CustomDays = z
  .array(z.int('Please choose days of the week').min(1).max(7))
  .max(7, 'Please choose days of the week')
  .transform((days) => [...new Set(days)].sort((a, b) => a - b))

const TargetValue = z
  .int('Target value must be a whole number')
  .min(1, 'Target value must be at least 1')
  .max(1_000_000, 'Please keep the target to a million at most')

const fields = {
  name: requiredText('Name is required', 100),
  description: requiredText('Description is required', 1000),
  category: HabitCategory,
  frequency: HabitFrequency,
  customDays: CustomDays,
  /** Of a day; of a weekly habit, of the whole week. */
  targetValue: TargetValue,
  unit: requiredText('Unit is required', 40),
}

export const NewHabit = z.object({
  ...fields,
  customDays: CustomDays.default([]),
  targetValue: TargetValue.default(1),
  unit: fields.unit.default('times'),
})
export type NewHabit = z.infer<typeof NewHabit>

/** What is left out stays as it is, so nothing here has a default. Days while it is not active are never missed. */
export const HabitChange = z.object({ ...fields, isActive: z.boolean() }).partial()
export type HabitChange = z.infer<typeof HabitChange>

export const StreakUnit = z.enum(['day', 'week'])
export type StreakUnit = z.infer<typeof StreakUnit>

/**
 * done: the target was reached. partial: something, less than the target. missed: due, and nothing of it. frozen: missed,
 * but a freeze kept the streak. free: not due. open: today, while it is undecided.
 */
export const DayState = z.enum(['done', 'partial', 'missed', 'frozen', 'free', 'open'])
export type DayState = z.infer<typeof DayState>

const HabitDay = z.object({ day: z.string(), state: DayState, value: z.number().nonnegative() })
export type HabitDay = z.infer<typeof HabitDay>

/** Counted anew from the log with every reading, so that a day logged late counts as if it had been logged in time. */
export const HabitProgress = z.object({
  streakUnit: StreakUnit,
  currentStreak: z.int().nonnegative(),
  bestStreak: z.int().nonnegative(),
  /** Of the last 14 units that are decided, or as many as there are. */
  rate: z.object({ kept: z.int().nonnegative(), of: z.int().nonnegative() }),
  /** 0–1, after Loop Habit Tracker: grows with every day kept, and one missed day takes little of it. */
  strength: z.number().min(0).max(1),
  /** Held for a missed day or week: one is earned with every 14 kept, two are held at most. */
  freezes: z.int().min(0).max(2),
  /** What was logged for today. */
  today: z.number().nonnegative(),
  /**
   * How far this week is, for what is counted in weeks: the days it was kept on, or what was logged of the week's target.
   * `daysLeft` are those on which it can still be kept, today among them until it is.
   */
  week: z
    .object({ kept: z.number().nonnegative(), of: z.number().positive(), daysLeft: z.int().min(0).max(7) })
    .nullable(),
  /** The last 14 days, the oldest first. */
  lastDays: z.array(HabitDay),
})
export type HabitProgress = z.infer<typeof HabitProgress>

export const Habit = z.object({
  id: Id,
  userId: Id,
  /** The habit system that brought it. */
  systemId: Id.nullable(),
  name: z.string(),
  description: z.string(),
  category: HabitCategory,
  frequency: HabitFrequency,
  customDays: z.array(z.int()),
  targetValue: z.int(),
  unit: z.string(),
  isActive: z.boolean(),
  createdAt: Instant,
  progress: HabitProgress,
})
export type Habit = z.infer<typeof Habit>

export const NewHabitEntry = z.object({
  habitId: Id,
  /** A day of the person's own calendar, today or earlier. */
  date: Day,
  value: z
    .number('Please enter a number')
    .min(0, 'Value must be positive')
    .max(1_000_000, 'Please keep the value to a million at most')
    .multipleOf(0.1, 'Please keep to one decimal'),
  notes: optionalText(2000),
  moodAfter: z.int('Please choose a mood from 1 to 10').min(1).max(10).nullish(),
})
export type NewHabitEntry = z.infer<typeof NewHabitEntry>

export const HabitEntry = z.object({
  id: Id,
  userId: Id,
  habitId: Id,
  date: z.string(),
  value: z.number(),
  notes: z.string().nullable(),
  moodAfter: z.int().nullable(),
  createdAt: Instant,
})
export type HabitEntry = z.infer<typeof HabitEntry>

export const HabitSummary = z.object({
  activeHabits: z.int().nonnegative(),
  /** Entries for today, of all habits. */
  todaysEntries: z.int().nonnegative(),
  /** The longest that runs among the active habits, a week being longer than six days; 0 days when none does. */
  currentStreak: z.object({ length: z.int().nonnegative(), unit: StreakUnit }),
  /**
   * Percent kept of what was due since Monday; null while nothing was. Today counts when it is kept. Of a week that has
   * to be kept on some days, only what could no longer be put off was due.
   */
  weeklyScore: z.int().min(0).max(100).nullable(),
})
export type HabitSummary = z.infer<typeof HabitSummary>

/** Active ones first, then the oldest. */
export const listHabits = endpoint({
  method: 'GET',
  url: '/api/habits',
  schema: { response: { 200: z.array(Habit) } },
})

export const addHabit = endpoint({
  method: 'POST',
  url: '/api/habits',
  schema: { body: NewHabit, response: { 201: Habit } },
})

/** The last ones logged, for whichever day. */
export const listRecentHabitEntries = endpoint({
  method: 'GET',
  url: '/api/habit-entries/recent',
  schema: { querystring: PageQuery.pick({ limit: true }), response: { 200: z.array(HabitEntry) } },
})

/** Several of one day add up. */
export const logProgress = endpoint({
  method: 'POST',
  url: '/api/habit-entries',
  schema: { body: NewHabitEntry, response: { 201: HabitEntry } },
})

export const readHabitSummary = endpoint({
  method: 'GET',
  url: '/api/users/:userId/habits/summary',
  schema: { params: OwnPath, response: { 200: HabitSummary } },
})

const HabitPath = OwnPath.extend({ habitId: PathId })

export const readHabit = endpoint({
  method: 'GET',
  url: '/api/users/:userId/habits/:habitId',
  schema: { params: HabitPath, response: { 200: Habit } },
})

export const changeHabit = endpoint({
  method: 'PATCH',
  url: '/api/users/:userId/habits/:habitId',
  schema: { params: HabitPath, body: HabitChange, response: { 200: Habit } },
})

/** With everything that was logged for it. */
export const removeHabit = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/habits/:habitId',
  schema: { params: HabitPath, response: { 204: Nothing } },
})

/** By day, both ends included. */
export const listHabitEntries = endpoint({
  method: 'GET',
  url: '/api/users/:userId/habits/:habitId/entries',
  schema: {
    params: HabitPath,
    querystring: z.object({ from: Day, to: Day }),
    response: { 200: z.array(HabitEntry) },
  },
})

export const removeHabitEntry = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/habits/:habitId/entries/:entryId',
  schema: { params: HabitPath.extend({ entryId: PathId }), response: { 204: Nothing } },
})
