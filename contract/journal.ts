import { z } from 'zod'
import { Day, endpoint, Id, Instant, Nothing, OwnPath, PageQuery, PathId } from './endpoint.ts'
import { Care } from './help.ts'

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
  /** Null where it is not in English, and nothing is judged of it. */
  sentiment: Sentiment.nullable(),
  themes: z.array(z.string()),
  wordCount: z.int().nonnegative(),
  /** Seconds. */
  callDuration: z.int().nonnegative().nullable(),
  source: Source,
  isArtifact: z.boolean(),
  speakingAsPartId: Id.nullable(),
  visibility: Visibility,
  createdAt: Instant,
  /** Grows with every change of what it says: who changes an entry says which one they saw. */
  version: z.int().positive(),
  /** Danger was told in it, plainly or when asked, and the person has not said that it was not meant. */
  hasAlarm: z.boolean(),
})
export type Entry = z.infer<typeof Entry>

/** With what is said at once to whoever wrote it, where it asks for more than to be kept. */
export const WrittenEntry = Entry.extend({ care: Care.nullable() })
export type WrittenEntry = z.infer<typeof WrittenEntry>

const Title = z
  .string('Title is required')
  .trim()
  .min(1, 'Title is required')
  .max(200, 'Title must be under 200 characters')

const Content = z
  .string('Content must be at least 10 characters')
  .trim()
  .min(10, 'Content must be at least 10 characters')
  .max(5000, 'Content must be under 5000 characters')

export const NewEntry = z.object({
  title: Title,
  content: Content,
  speakingAsPartId: Id.nullish(),
  visibility: Visibility.default('private'),
})
export type NewEntry = z.infer<typeof NewEntry>

/** Trimmed and lower-cased, each once, the empty ones dropped. */
export const Tags = z
  .array(z.string().trim().toLowerCase().max(60, 'Please keep a tag under 60 characters'))
  .max(50, 'Please keep to 50 tags')
  .transform((tags) => [...new Set(tags.filter((tag) => tag !== ''))])

/**
 * What is left out stays as it is. The text of a call may stay longer than what can be typed, so an unchanged text is
 * left out. New text is understood anew; a mood set by hand stays.
 */
export const EntryChange = z.object({
  title: Title.optional(),
  content: Content.optional(),
  moodScore: z.number('Please choose a mood from 1 to 10').min(1).max(10).nullable().optional(),
  themes: Tags.optional(),
  visibility: Visibility.optional(),
  speakingAsPartId: Id.nullish(),
  /** The version this change was made on. */
  version: z.int().positive(),
})
export type EntryChange = z.infer<typeof EntryChange>

/** high 8–10, medium 6 up to 8, low under 6. */
export const MoodBand = z.enum(['high', 'medium', 'low'])
export const EntrySort = z.enum(['newest', 'oldest', 'highest-mood', 'lowest-mood', 'longest', 'shortest'])
export type EntrySort = z.infer<typeof EntrySort>

export const EntryFilter = z.object({
  mood: MoodBand.optional(),
  sentiment: Sentiment.optional(),
  /** Part of a tag. */
  tag: z.string().trim().max(60).optional(),
  /** Words that all have to stand in the title, the text, the tags or what was said on the call. */
  q: z.string().trim().max(200).optional(),
  /** Days of the person's own calendar, both included. */
  from: Day.optional(),
  to: Day.optional(),
})
export type EntryFilter = z.infer<typeof EntryFilter>

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
  /** Somebody in danger wrote or spoke today: no hints, no badges, nothing to celebrate. */
  isQuiet: z.boolean(),
})
export type Stats = z.infer<typeof Stats>

/** Newest first unless sorted otherwise; ties by id, so that a page never repeats or skips a row. */
export const listEntries = endpoint({
  method: 'GET',
  url: '/api/users/:userId/journal-entries',
  schema: {
    params: OwnPath,
    querystring: PageQuery.extend({ ...EntryFilter.shape, sort: EntrySort.default('newest') }),
    response: { 200: z.array(Entry) },
  },
})

/** How many of all match. */
export const countEntries = endpoint({
  method: 'GET',
  url: '/api/users/:userId/journal-entries/count',
  schema: {
    params: OwnPath,
    querystring: EntryFilter,
    response: { 200: z.object({ matching: z.int().nonnegative(), total: z.int().nonnegative() }) },
  },
})

/** The days that have entries, for a calendar or a year at a glance. */
export const listEntryDays = endpoint({
  method: 'GET',
  url: '/api/users/:userId/journal-entries/days',
  schema: {
    params: OwnPath,
    querystring: z.object({ from: Day, to: Day }),
    response: {
      200: z.array(z.object({ day: z.string(), entries: z.int().positive(), moodScore: z.number().nullable() })),
    },
  },
})

const EntryPath = OwnPath.extend({ entryId: PathId })

export const readEntry = endpoint({
  method: 'GET',
  url: '/api/users/:userId/journal-entries/:entryId',
  schema: { params: EntryPath, response: { 200: Entry } },
})

export const addEntry = endpoint({
  method: 'POST',
  url: '/api/users/:userId/journal-entries',
  schema: { params: OwnPath, body: NewEntry, response: { 201: WrittenEntry } },
})

/** 409 `changed_elsewhere` when the entry is no longer the version the change was made on. */
export const changeEntry = endpoint({
  method: 'PATCH',
  url: '/api/users/:userId/journal-entries/:entryId',
  schema: { params: EntryPath, body: EntryChange, response: { 200: WrittenEntry } },
})

/** With what was drawn from it, and with the transcript of its call. */
export const removeEntry = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/journal-entries/:entryId',
  schema: { params: EntryPath, response: { 204: Nothing } },
})

/**
 * “I’m fine, that was not meant”: from then on the entry is as if nothing had been noticed in it. What it says and its
 * version stay. Twice is as once.
 */
export const dismissEntryAlarm = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/journal-entries/:entryId/alarm',
  schema: { params: EntryPath, response: { 204: Nothing } },
})

/** The whole list. With a `version`, 409 `changed_elsewhere` when the list was made on another one. */
export const changeTags = endpoint({
  method: 'PATCH',
  url: '/api/users/:userId/journal-entries/:entryId/tags',
  schema: {
    params: EntryPath,
    body: z.object({ themes: Tags, version: z.int().positive().optional() }),
    response: { 200: Entry },
  },
})

export const markArtifact = endpoint({
  method: 'PATCH',
  url: '/api/journal-entries/:entryId/artifact',
  schema: {
    params: z.object({ entryId: PathId }),
    body: z.object({ isArtifact: z.boolean() }),
    response: { 200: Entry },
  },
})

/** Newest first. */
export const listArtifacts = endpoint({
  method: 'GET',
  url: '/api/users/:userId/artifacts',
  schema: { params: OwnPath, querystring: PageQuery, response: { 200: z.array(Entry) } },
})

export const countArtifacts = endpoint({
  method: 'GET',
  url: '/api/users/:userId/artifacts/count',
  schema: { params: OwnPath, response: { 200: z.object({ total: z.int().nonnegative() }) } },
})

/** Every tag used anywhere, the most used first. */
export const listTags = endpoint({
  method: 'GET',
  url: '/api/users/:userId/tags',
  schema: { params: OwnPath, response: { 200: z.array(z.object({ tag: z.string(), entries: z.int().positive() })) } },
})

export const readStats = endpoint({
  method: 'GET',
  url: '/api/users/:userId/stats',
  schema: { params: OwnPath, response: { 200: Stats } },
})
