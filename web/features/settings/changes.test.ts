import { expect, test } from 'vitest'
import { Settings } from '#contract/settings.ts'
import { settings } from '#web/testing/sent/settings.ts'
import { changesBetween, choicesIn } from './changes.ts'

const stored = choicesIn(Settings.parse(settings({ goals: ['Run'] })))

test('what a person may set is everything but who they are, and what is chosen elsewhere', () => {
  const others = ['id', 'userId', 'currentHabitSystemId', 'currentAiCoachId', 'createdAt', 'updatedAt']
  expect(Object.keys(stored).sort()).toEqual(
    Object.keys(settings())
      .filter((name) => !others.includes(name))
      .sort(),
  )
})

test('only what is another now is a change, lists by what stands in them', () => {
  expect(changesBetween(stored, { ...stored, goals: ['Run'] })).toEqual({})
  expect(changesBetween(stored, { ...stored, goals: ['Run', 'Rest'], goalsEnabled: true })).toEqual({
    goals: ['Run', 'Rest'],
    goalsEnabled: true,
  })
})
