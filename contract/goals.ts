import { z } from 'zod'
import { Day, endpoint, Id, Instant, Nothing, OwnPath, PathId } from './endpoint.ts'
import { Lines, optionalText, requiredText } from './words.ts'

/** Short term is under a year. */
export const GoalType = z.enum(['short_term', 'long_term'])
export const GoalCategory = z.enum([
  'career',
  'health',
  'relationships',
  'personal',
  'financial',
  'education',
  'creative',
])
/** Letting a goal go is not failing at it. */
export const GoalStatus = z.enum(['active', 'paused', 'completed', 'dropped'])

const Priority = z.int('Please choose a priority from 1 to 5').min(1).max(5)
const Percentage = z.int('Please choose a number from 0 to 100').min(0).max(100)

const fields = {
  title: requiredText('Title is required', 200),
  description: requiredText('Description is required', 2000),
  type: GoalType,
  category: GoalCategory,
  /** 1 is the highest. */
  priority: Priority,
  targetDate: Day.nullish(),
  status: GoalStatus,
  progressPercentage: Percentage,
  milestones: Lines,
  successCriteria: Lines,
  obstacles: Lines,
  resources: Lines,
  notes: optionalText(5000),
}

export const NewGoal = z.object({
  ...fields,
  type: GoalType.default('long_term'),
  category: GoalCategory.default('personal'),
  priority: Priority.default(3),
  status: GoalStatus.default('active'),
  progressPercentage: Percentage.default(0),
  milestones: Lines.default([]),
  successCriteria: Lines.default([]),
  obstacles: Lines.default([]),
  resources: Lines.default([]),
})
export type NewGoal = z.infer<typeof NewGoal>

/**
 * What is left out stays as it is, so nothing here has a default. A completed goal is done to 100 %; to lower its
 * progress is to reopen it.
 */
export const GoalChange = z.object(fields).partial()
export type GoalChange = z.infer<typeof GoalChange>

export const Goal = z.object({
  id: Id,
  userId: Id,
  title: z.string(),
  description: z.string(),
  type: GoalType,
  category: GoalCategory,
  priority: z.int(),
  targetDate: z.string().nullable(),
  status: GoalStatus,
  progressPercentage: z.int(),
  milestones: z.array(z.string()),
  successCriteria: z.array(z.string()),
  obstacles: z.array(z.string()),
  resources: z.array(z.string()),
  notes: z.string().nullable(),
  /** While it is completed. */
  completedAt: Instant.nullable(),
  createdAt: Instant,
})
export type Goal = z.infer<typeof Goal>

const GoalPath = OwnPath.extend({ goalId: PathId })

/** Active ones first, then by priority, then the newest. */
export const listGoals = endpoint({
  method: 'GET',
  url: '/api/users/:userId/goals',
  schema: { params: OwnPath, response: { 200: z.array(Goal) } },
})

export const addGoal = endpoint({
  method: 'POST',
  url: '/api/goals',
  schema: { body: NewGoal, response: { 201: Goal } },
})

export const readGoal = endpoint({
  method: 'GET',
  url: '/api/users/:userId/goals/:goalId',
  schema: { params: GoalPath, response: { 200: Goal } },
})

export const changeGoal = endpoint({
  method: 'PATCH',
  url: '/api/users/:userId/goals/:goalId',
  schema: { params: GoalPath, body: GoalChange, response: { 200: Goal } },
})

export const removeGoal = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/goals/:goalId',
  schema: { params: GoalPath, response: { 204: Nothing } },
})
