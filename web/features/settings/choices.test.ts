import { expect, test } from 'vitest'
import { callTimeChoices } from './choices.ts'

test('calls can be had every half hour from six in the morning to half past eleven at night', () => {
  const labels = callTimeChoices('19:00').map(({ label }) => label)
  expect(labels).toHaveLength(36)
  expect([labels[0], labels[1], labels.at(-1)]).toEqual(['6:00 AM', '6:30 AM', '11:30 PM'])
})

test('a time that is set and none of them stays, in its place', () => {
  const values = callTimeChoices('19:10').map(({ value }) => value)
  expect(values).toHaveLength(37)
  expect(values.slice(values.indexOf('19:00'), values.indexOf('19:00') + 3)).toEqual(['19:00', '19:10', '19:30'])
  expect(callTimeChoices('05:15')[0]?.value).toBe('05:15')
})
