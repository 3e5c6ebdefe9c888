import { z } from 'zod'
import { CallTime, TimeZone } from './account.ts'
import { endpoint, Id, Instant, OwnPath } from './endpoint.ts'
import { Lines } from './words.ts'

export const lengthHint = 'Calls will automatically end after this duration (60-1800 seconds)'

/** What a person may set. Which coach and which system are in use is changed through their own calls. */
const fields = {
  dailyCallEnabled: z.boolean(),
  callTime: CallTime,
  timeZone: TimeZone,
  /** Seconds. */
  maxCallDuration: z.int(lengthHint).min(60, lengthHint).max(1800, lengthHint).multipleOf(30, lengthHint),
  weeklyAnalysisEnabled: z.boolean(),
  monthlyReportEnabled: z.boolean(),
  writingPromptsEnabled: z.boolean(),
  notificationsEnabled: z.boolean(),
  experimentsEnabled: z.boolean(),
  routineBuilderEnabled: z.boolean(),
  coherenceModeEnabled: z.boolean(),
  goalsEnabled: z.boolean(),
  checklistsEnabled: z.boolean(),
}

export const Settings = z.object({
  ...fields,
  id: Id,
  userId: Id,
  /** What the coach should know. */
  goals: z.array(z.string()),
  preferences: z.array(z.string()),
  currentHabitSystemId: Id.nullable(),
  currentAiCoachId: Id.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Settings = z.infer<typeof Settings>

/** What is left out stays as it is. */
export const SettingsChange = z.object({ ...fields, goals: Lines, preferences: Lines }).partial()
export type SettingsChange = z.infer<typeof SettingsChange>

export const readSettings = endpoint({
  method: 'GET',
  url: '/api/users/:userId/settings',
  schema: { params: OwnPath, response: { 200: Settings } },
})

export const changeSettings = endpoint({
  method: 'PUT',
  url: '/api/users/:userId/settings',
  schema: { params: OwnPath, body: SettingsChange, response: { 200: Settings } },
})
