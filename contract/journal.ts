import { z } from 'zod'
import { endpoint, Id, Instant, OwnPath, PageQuery, PathId } from './endpoint.ts'

export const Source = z.enum(['call', 'manual', 'ai-coach'])
export type Source = z.infer<typeof Source>

export const Sentiment = z.enum(['positive', 'negative', 'mixed', 'neutral'])
export type Sentiment = z.infer<typeof Sentiment>

export const Visibility = z.enum(['private', 'friends'])
export type Visibility = z.infer<typeof Visibility>

export const Entry = z.object({
  id: Id,
  userId: Id,
  title: z.string(),
  content: z.string(),
  /** The whole conversation with its speakers; null for what was typed. */
  transcription: z.string().nullable(),
  /** 1–10; null where too little was said to tell. */
  moodScore: z.number().min(1).max(10).nullable(),
  sentiment: Sentiment,
  themes: z.array(z.string()),
  wordCount: z.int().nonnegative(),
  /** Seconds. */
  callDuration: z.int().nonnegative().nullable(),
  source: Source,
  isArtifact: z.boolean(),
  speakingAsPartId: Id.nullable(),
  visibility: Visibility,
  createdAt: Instant,
})
export type Entry = z.infer<typeof Entry>

export const NewEntry = z.object({
  title: z
    .string('Title is required')
    .trim()
    .min(1, 'Title is required')
    .max(200, 'Title must be under 200 characters'),
  content: z
    .string('Content must be at least 10 characters')
    .trim()
    .min(10, 'Content must be at least 10 characters')
    .max(5000, 'Content must be under 5000 characters'),
})
export type NewEntry = z.infer<typeof NewEntry>

export const Stats = z.object({
  totalEntries: z.int().nonnegative(),
  /** Days in a row, in the person's own calendar. */
  journalStreak: z.int().nonnegative(),
  longestJournalStreak: z.int().nonnegative(),
  streakBroken: z.boolean(),
  /** 1–10, to one decimal; null before the first mood is known. */
  averageMood: z.number().nullable(),
  totalWords: z.int().nonnegative(),
  /** The badge of the streak; null under three days. */
  achievement: z.string().nullable(),
  /** What comes next, as a sentence. */
  nextAchievement: z.string(),
})
export type Stats = z.infer<typeof Stats>

/** Newest first; ties by id, so that a page never repeats or skips a row. */
export const listEntries = endpoint({
  method: 'GET',
  url: '/api/users/:userId/journal-entries',
  schema: { params: OwnPath, querystring: PageQuery, response: { 200: z.array(Entry) } },
})

export const readEntry = endpoint({
  method: 'GET',
  url: '/api/users/:userId/journal-entries/:entryId',
  schema: { params: OwnPath.extend({ entryId: PathId }), response: { 200: Entry } },
})

export const addEntry = endpoint({
  method: 'POST',
  url: '/api/users/:userId/journal-entries',
  schema: { params: OwnPath, body: NewEntry, response: { 201: Entry } },
})

export const readStats = endpoint({
  method: 'GET',
  url: '/api/users/:userId/stats',
  schema: { params: OwnPath, response: { 200: Stats } },
})
