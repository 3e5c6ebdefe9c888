import { z } from 'zod'
import { Day, endpoint, Id, Instant, Nothing, OwnPath, PathId } from './endpoint.ts'
import { Lines, optionalText, requiredText } from './words.ts'

/** What the person does already, or means to begin on its `implementationDate`. */
export const RoutineType = z.enum(['current', 'planned'])
export const RoutineFrequency = z.enum(['daily', 'weekdays', 'weekends', 'weekly', 'monthly'])
/** In the order of the day; `anytime` comes last. */
export const TimeOfDay = z.enum(['morning', 'midday', 'evening', 'night', 'anytime'])
export type TimeOfDay = z.infer<typeof TimeOfDay>

const wholeDay = 24 * 60
const minutes = `Please choose a length of 1 to ${wholeDay} minutes`
const Duration = z.int(minutes).min(1, minutes).max(wholeDay, minutes)
const Priority = z.int('Please choose a priority from 1 to 5').min(1).max(5)

const fields = {
  title: requiredText('Title is required', 200),
  description: optionalText(2000),
  type: RoutineType,
  frequency: RoutineFrequency,
  timeOfDay: TimeOfDay,
  /** Minutes. */
  duration: Duration.nullish(),
  actions: Lines,
  benefits: optionalText(2000),
  challenges: optionalText(2000),
  isActive: z.boolean(),
  startDate: Day.nullish(),
  implementationDate: Day.nullish(),
  /** 1 is the highest. */
  priority: Priority,
  /** One of the person's own experiments: the one it came of. */
  relatedExperimentId: Id.nullish(),
}

export const NewRoutine = z.object({
  ...fields,
  type: RoutineType.default('current'),
  frequency: RoutineFrequency.default('daily'),
  timeOfDay: TimeOfDay.default('anytime'),
  actions: Lines.default([]),
  isActive: z.boolean().default(true),
  priority: Priority.default(1),
})
export type NewRoutine = z.infer<typeof NewRoutine>

/** What is left out stays as it is, so nothing here has a default. */
export const RoutineChange = z.object(fields).partial()
export type RoutineChange = z.infer<typeof RoutineChange>

export const Routine = z.object({
  id: Id,
  userId: Id,
  title: z.string(),
  description: z.string().nullable(),
  type: RoutineType,
  frequency: RoutineFrequency,
  timeOfDay: TimeOfDay,
  duration: z.int().nullable(),
  actions: z.array(z.string()),
  benefits: z.string().nullable(),
  challenges: z.string().nullable(),
  isActive: z.boolean(),
  startDate: z.string().nullable(),
  implementationDate: z.string().nullable(),
  priority: z.int(),
  relatedExperimentId: Id.nullable(),
  createdAt: Instant,
})
export type Routine = z.infer<typeof Routine>

const RoutinePath = OwnPath.extend({ routineId: PathId })

/** Those in use first, then by priority, then the newest. */
export const listRoutines = endpoint({
  method: 'GET',
  url: '/api/users/:userId/routines',
  schema: { params: OwnPath, response: { 200: z.array(Routine) } },
})

export const addRoutine = endpoint({
  method: 'POST',
  url: '/api/routines',
  schema: { body: NewRoutine, response: { 201: Routine } },
})

export const readRoutine = endpoint({
  method: 'GET',
  url: '/api/users/:userId/routines/:routineId',
  schema: { params: RoutinePath, response: { 200: Routine } },
})

export const changeRoutine = endpoint({
  method: 'PATCH',
  url: '/api/users/:userId/routines/:routineId',
  schema: { params: RoutinePath, body: RoutineChange, response: { 200: Routine } },
})

export const removeRoutine = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/routines/:routineId',
  schema: { params: RoutinePath, response: { 204: Nothing } },
})
