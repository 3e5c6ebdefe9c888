import { expect, test } from 'vitest'
import { spelledAlike } from './spelling.ts'

const vocabulary = Object.entries({ garden: 9, gardener: 3, harden: 4, plan: 8, plane: 2, ran: 5, biscuit: 1 })

test.each([
  ['gardn', 'garden'],
  ['gardden', 'garden'],
  ['gadren', 'garden'],
  ['jarden', 'garden'],
  ['agrden', 'garden'],
  ['bisciut', 'biscuit'],
  ['biscuits', 'biscuit'],
  ['runing', 'running'],
])('“%s” is meant as “%s”', (asked, meant) => {
  expect(spelledAlike(asked, vocabulary)).toBe(meant)
})

test('of several the one is meant that is used most', () => {
  expect(spelledAlike('plans', vocabulary)).toBe('plan')
})

test('two slips, a short word and a number are left as they are', () => {
  expect(['gerdon', 'rin', '2024', 'telephone'].map((asked) => spelledAlike(asked, vocabulary))).toEqual(
    Array(4).fill(null),
  )
})
