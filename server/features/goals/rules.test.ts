import { expect, test } from 'vitest'
import type { Goal } from '#contract/goals.ts'
import { changedGoal, settled } from './rules.ts'

const now = new Date('2026-03-10T09:00:00Z')
const earlier = new Date('2026-02-01T09:00:00Z')
const goal: Goal = {
  id: 1,
  userId: 1,
  title: 'Run ten kilometres',
  description: 'Without stopping',
  type: 'short_term',
  category: 'health',
  priority: 2,
  targetDate: '2026-06-01',
  status: 'active',
  progressPercentage: 40,
  milestones: ['Five kilometres'],
  successCriteria: [],
  obstacles: [],
  resources: [],
  notes: null,
  completedAt: null,
  createdAt: earlier,
}
const done: Goal = { ...goal, status: 'completed', progressPercentage: 100, completedAt: earlier }

test('a completed goal is done to 100 % and knows since when', () => {
  const after = changedGoal(goal, { status: 'completed', progressPercentage: 60 }, now)
  expect(after).toEqual({ ...goal, status: 'completed', progressPercentage: 100, completedAt: now })
})

test('completing it again does not move the moment', () => {
  expect(changedGoal(done, { status: 'completed', title: 'Run' }, now)).toEqual({ ...done, title: 'Run' })
})

test('a reopened goal has no moment of completion, and keeps its progress', () => {
  for (const status of ['active', 'paused', 'dropped'] as const) {
    expect(changedGoal(done, { status }, now)).toEqual({ ...done, status, completedAt: null })
  }
})

test('lowering the progress of a completed goal reopens it', () => {
  const after = changedGoal(done, { progressPercentage: 80 }, now)
  expect(after).toMatchObject({ status: 'active', progressPercentage: 80, completedAt: null })
})

test('full progress alone does not complete a goal: the person says when it is done', () => {
  expect(changedGoal(goal, { progressPercentage: 100 }, now)).toMatchObject({ status: 'active', completedAt: null })
})

test('what is left out stays, and what is emptied is empty', () => {
  expect(changedGoal(goal, { title: undefined, notes: 'Slowly' }, now)).toEqual({ ...goal, notes: 'Slowly' })
  expect(changedGoal(goal, { targetDate: null, milestones: [] }, now)).toMatchObject({
    targetDate: null,
    milestones: [],
  })
})

test('a goal may be written down when it is already done', () => {
  expect(settled({ ...goal, status: 'completed' }, now)).toMatchObject({ progressPercentage: 100, completedAt: now })
})
