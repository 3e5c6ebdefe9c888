import { z } from 'zod'
import { Day, endpoint, Id, Instant, Nothing, OwnPath, PageQuery } from './endpoint.ts'

/** Where a claim comes from: the entry, and words that stand in it just so. */
export const Evidence = z.object({ entryId: Id, day: Day, quote: z.string() })
export type Evidence = z.infer<typeof Evidence>

/**
 * One thing that is claimed, with all entries it rests on and at most three places to read. The same claim has the same
 * id in every analysis, so that one the person dismissed does not come back.
 */
export const Statement = z.object({
  id: z.string(),
  text: z.string(),
  entryIds: z.array(Id),
  evidence: z.array(Evidence),
  /** The person put it in words of their own. */
  isEdited: z.boolean(),
})
export type Statement = z.infer<typeof Statement>

/** How many of the statements were found in the entries; the others were left out. */
const Verified = z.object({ kept: z.int().nonnegative(), checked: z.int().nonnegative() })

const DayMood = z.object({
  day: Day,
  entries: z.int().nonnegative(),
  /** The mean of the day's moods, and the lowest and highest; null where none is known. */
  mood: z.number().nullable(),
  lowest: z.number().nullable(),
  highest: z.number().nullable(),
})
export type DayMood = z.infer<typeof DayMood>

const ThemeCount = z.object({
  theme: z.string(),
  entries: z.int().nonnegative(),
  /** In the period before. */
  before: z.int().nonnegative(),
  averageMood: z.number().nullable(),
})
export type ThemeCount = z.infer<typeof ThemeCount>

/** The period in the words of a language model, sentence by sentence; each was compared with the entries. */
const Letter = z.object({ wordedBy: z.string(), sentences: z.array(Statement) })
export type Letter = z.infer<typeof Letter>

/** The facts of a period and what may be said about it. Days without an entry are there too, with none. */
export const Patterns = z.object({
  days: z.array(DayMood),
  /** The most written about first. */
  themes: z.array(ThemeCount),
  entriesBefore: z.int().nonnegative(),
  /** The sentences of the insights, one by one. */
  findings: z.array(Statement),
  suggestions: z.array(Statement),
  concerns: z.array(Statement),
  lifted: z.array(Statement),
  weighed: z.array(Statement),
  openThreads: z.array(Statement),
  /** Habits and goals. */
  kept: z.array(Statement),
  bestDay: Statement.nullable(),
  hardestDay: Statement.nullable(),
  /** Where something very hard was written: a gentle line with help, instead of a pattern made of it. */
  care: z.string().nullable(),
  /** Null where no model was asked, or nothing it said held. */
  letter: Letter.nullable(),
  verified: Verified,
})
export type Patterns = z.infer<typeof Patterns>

export const MoodTrend = z.enum(['improving', 'declining', 'stable'])
export type MoodTrend = z.infer<typeof MoodTrend>

const Period = z.object({
  id: Id,
  userId: Id,
  /** The last day that was looked at: before the end where the period was still running. */
  until: Day,
  totalEntries: z.int().nonnegative(),
  totalWords: z.int().nonnegative(),
  averageMood: z.number().nullable(),
  createdAt: Instant,
})

export const WeeklyAnalysis = Period.extend({
  /** Monday to Sunday, both included. */
  weekStart: Day,
  weekEnd: Day,
  dominantThemes: z.array(z.string()),
  patterns: Patterns,
  insights: z.string(),
  recommendations: z.array(z.string()),
})
export type WeeklyAnalysis = z.infer<typeof WeeklyAnalysis>

export const MonthlyReport = Period.extend({
  monthStart: Day,
  monthEnd: Day,
  moodTrend: MoodTrend,
  keyInsights: z.string(),
  lifeOptimizations: z.array(z.string()),
  goalsAchieved: z.array(z.string()),
  areasForImprovement: z.array(z.string()),
  detailedAnalysis: Patterns,
})
export type MonthlyReport = z.infer<typeof MonthlyReport>

/** Newest first. */
export const listWeeklyAnalyses = endpoint({
  method: 'GET',
  url: '/api/users/:userId/weekly-analyses',
  schema: { params: OwnPath, querystring: PageQuery, response: { 200: z.array(WeeklyAnalysis) } },
})

/** Of the current week; replaces the one that week has. 409 `no_entries` while it has none. */
export const writeWeeklyAnalysis = endpoint({
  method: 'POST',
  url: '/api/users/:userId/weekly-analysis',
  schema: { params: OwnPath, response: { 201: WeeklyAnalysis } },
})

/** Newest first. */
export const listMonthlyReports = endpoint({
  method: 'GET',
  url: '/api/users/:userId/monthly-reports',
  schema: { params: OwnPath, querystring: PageQuery, response: { 200: z.array(MonthlyReport) } },
})

/** Of the current month; replaces the one that month has. 409 `no_entries` while it has none. */
export const writeMonthlyReport = endpoint({
  method: 'POST',
  url: '/api/users/:userId/monthly-report',
  schema: { params: OwnPath, response: { 201: MonthlyReport } },
})

const StatementId = z.string().regex(/^[\w-]{1,64}$/, 'That address is not valid')

/** A claim the person does not want to see: it leaves every analysis and does not come back in a later one. */
export const dismissStatement = endpoint({
  method: 'POST',
  url: '/api/users/:userId/dismissed-statements',
  schema: { params: OwnPath, body: z.object({ statementId: StatementId }), response: { 204: Nothing } },
})

/** It is shown again. */
export const restoreStatement = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/dismissed-statements/:statementId',
  schema: { params: OwnPath.extend({ statementId: StatementId }), response: { 204: Nothing } },
})

const longestStatement = 600

/** A statement of one week or month in the person's own words; they stay when it is written anew. */
export const StatementEdit = z.object({
  kind: z.enum(['week', 'month']),
  start: Day,
  text: z
    .string('Please write something, or leave the line out')
    .trim()
    .min(1, 'Please write something, or leave the line out')
    .max(longestStatement, `Please keep this under ${longestStatement} characters`),
})
export type StatementEdit = z.infer<typeof StatementEdit>

export const editStatement = endpoint({
  method: 'PUT',
  url: '/api/users/:userId/statements/:statementId',
  schema: {
    params: OwnPath.extend({ statementId: StatementId }),
    body: StatementEdit,
    response: { 204: Nothing },
  },
})
