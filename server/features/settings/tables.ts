import { bigint, boolean, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'

/** When a person is called and where they live stand in `users`, where the schedule reads them. */
export const userSettings = pgTable('user_settings', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }).$type<UserId>().primaryKey(),
  dailyCallEnabled: boolean('daily_call_enabled').notNull().default(true),
  /** Seconds. */
  maxCallDuration: integer('max_call_duration').notNull().default(600),
  weeklyAnalysisEnabled: boolean('weekly_analysis_enabled').notNull().default(true),
  monthlyReportEnabled: boolean('monthly_report_enabled').notNull().default(true),
  writingPromptsEnabled: boolean('writing_prompts_enabled').notNull().default(true),
  notificationsEnabled: boolean('notifications_enabled').notNull().default(true),
  experimentsEnabled: boolean('experiments_enabled').notNull().default(false),
  routineBuilderEnabled: boolean('routine_builder_enabled').notNull().default(false),
  coherenceModeEnabled: boolean('coherence_mode_enabled').notNull().default(false),
  goalsEnabled: boolean('goals_enabled').notNull().default(false),
  checklistsEnabled: boolean('checklists_enabled').notNull().default(false),
  memoryEnabled: boolean('memory_enabled').notNull().default(true),
  currentHabitSystemId: bigint('current_habit_system_id', { mode: 'number' }),
  currentAiCoachId: bigint('current_ai_coach_id', { mode: 'number' }),
  words: bytea('words'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
