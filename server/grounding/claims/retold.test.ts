import { expect, test } from 'vitest'
import { check } from '../check.ts'
import { sourcesOf, textOf } from '../sources.ts'
import { lettersIn } from '../testing/letters.ts'

const entry = textOf({
  ...{ id: 1, by: 'entry', about: 'Plans\nSaturday, November 21, 2026' },
  words:
    'Dana brought soup and did not ask anything. I need to book the flight to Lisbon. Mom comes over on Monday. I almost fell asleep. No pain at all.',
})
const faultOf = (text: string) =>
  check([{ text, on: [1] }], sourcesOf({ texts: [entry], claims: 'every' }), 'report').faults[0]?.id

test.each([
  'Dana brought soup and asked nothing.',
  'You needed to book the flight to Lisbon.',
  'Mom was to come over on Monday.',
  'There was no pain at all.',
])('%s is told as it was', (text) => {
  expect(faultOf(text)).toBeUndefined()
})

test.each([
  ['Dana brought soup and asked anything.', 'retold'],
  ['You brought soup.', 'retold'],
  ['You booked the flight to Lisbon.', 'retold'],
  ['Mom came over on Monday.', 'retold'],
  ['You fell asleep.', 'retold'],
  ['You were in pain.', 'retold'],
  ['Dana left.', 'unfounded'],
  ['The soup was good.', 'unfounded'],
  ['You should book the flight to Lisbon.', 'advice'],
])('%s happened otherwise, or not at all: %s', (text, fault) => {
  expect(faultOf(text)).toBe(fault)
})

test('of what a model makes up about a week hardly anything is kept, and two thirds of a good letter stand', () => {
  const cases = [...lettersIn('./letters.txt'), ...lettersIn('./letters-apart.txt')]
  const judged = (kind: 'good' | 'inventions') =>
    cases.flatMap(({ sources, ...one }) =>
      one[kind].map((sentence) => check([sentence], sources, 'report').faults.length === 0),
    )
  const [good, inventions] = [judged('good'), judged('inventions')]
  expect(inventions.filter(Boolean).length / inventions.length).toBeLessThanOrEqual(0.06)
  expect(good.filter(Boolean).length / good.length).toBeGreaterThanOrEqual(0.66)
})
