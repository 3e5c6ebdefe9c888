import { z } from 'zod'
import { Day, endpoint, Id, Instant, Nothing, OwnPath, PathId } from './endpoint.ts'
import { Lines, optionalText, requiredText } from './words.ts'

/**
 * Active to begin with. It may pause and go on; it ends completed, tried to its end, or abandoned, left before. Any of
 * them may be taken back: something learned late is no reason to begin a new one.
 */
export const ExperimentStatus = z.enum(['active', 'paused', 'completed', 'abandoned'])

const fields = {
  title: requiredText('Title is required', 200),
  /** What is tried. */
  description: requiredText('Description is required', 2000),
  /** What it is meant to lead to. */
  goal: optionalText(1000),
  /** What the person expects to happen. */
  hypothesis: optionalText(2000),
  startDate: Day,
  /** The last day that is planned. */
  endDate: Day.nullish(),
  status: ExperimentStatus,
  successMetrics: Lines,
  dailyActions: Lines,
  weeklyActions: Lines,
  notes: optionalText(5000),
  results: optionalText(5000),
  lessonsLearned: optionalText(5000),
}

export const endsBeforeItBegins = 'The last day can’t be before the first'
type Days = { startDate?: string | undefined; endDate?: string | null | undefined }
const isInOrder = ({ startDate, endDate }: Days) => !startDate || !endDate || startDate <= endDate
const order = { error: endsBeforeItBegins, path: ['endDate'] }

export const NewExperiment = z
  .object({
    ...fields,
    /** Today, in the person's own calendar, when left out. */
    startDate: fields.startDate.optional(),
    status: ExperimentStatus.default('active'),
    successMetrics: Lines.default([]),
    dailyActions: Lines.default([]),
    weeklyActions: Lines.default([]),
  })
  .refine(isInOrder, order)
export type NewExperiment = z.infer<typeof NewExperiment>

/** What is left out stays as it is, so nothing here has a default. */
export const ExperimentChange = z.object(fields).partial().refine(isInOrder, order)
export type ExperimentChange = z.infer<typeof ExperimentChange>

/** What came of it: asked when it ends, but not demanded. */
export const Outcome = z.object({ results: fields.results, lessonsLearned: fields.lessonsLearned })

export const Experiment = z.object({
  id: Id,
  userId: Id,
  title: z.string(),
  description: z.string(),
  goal: z.string().nullable(),
  hypothesis: z.string().nullable(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  status: ExperimentStatus,
  successMetrics: z.array(z.string()),
  dailyActions: z.array(z.string()),
  weeklyActions: z.array(z.string()),
  notes: z.string().nullable(),
  results: z.string().nullable(),
  lessonsLearned: z.string().nullable(),
  createdAt: Instant,
})
export type Experiment = z.infer<typeof Experiment>

const ExperimentPath = OwnPath.extend({ experimentId: PathId })

/** Active ones first, then the paused, then those that ended; in each the latest begun first. */
export const listExperiments = endpoint({
  method: 'GET',
  url: '/api/users/:userId/experiments',
  schema: { params: OwnPath, response: { 200: z.array(Experiment) } },
})

export const addExperiment = endpoint({
  method: 'POST',
  url: '/api/experiments',
  schema: { body: NewExperiment, response: { 201: Experiment } },
})

export const readExperiment = endpoint({
  method: 'GET',
  url: '/api/users/:userId/experiments/:experimentId',
  schema: { params: ExperimentPath, response: { 200: Experiment } },
})

export const changeExperiment = endpoint({
  method: 'PATCH',
  url: '/api/users/:userId/experiments/:experimentId',
  schema: { params: ExperimentPath, body: ExperimentChange, response: { 200: Experiment } },
})

/** Routines that came of it stay, and name it no longer. */
export const removeExperiment = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/experiments/:experimentId',
  schema: { params: ExperimentPath, response: { 204: Nothing } },
})
