import { expect, test } from 'vitest'
import { Routine } from '#contract/routines.ts'
import { routine } from '#web/testing/sent/routines.ts'
import { byTimeOfDay, hoursAndMinutes } from './choices.ts'

test('a length is told in hours and minutes', () => {
  expect([20, 60, 90, 1440].map(hoursAndMinutes)).toEqual(['20 min', '1 h', '1 h 30 min', '24 h'])
})

test('routines stand in the order of the day, and a time without any is left out', () => {
  const at = (id: number, timeOfDay: Routine['timeOfDay']) => Routine.parse(routine({ id, timeOfDay }))
  const grouped = byTimeOfDay([at(1, 'anytime'), at(2, 'evening'), at(3, 'morning'), at(4, 'evening')])
  expect(grouped.map(({ label, routines }) => [label, routines.map(({ id }) => id)])).toEqual([
    ['Morning', [3]],
    ['Evening', [2, 4]],
    ['Any time', [1]],
  ])
})
