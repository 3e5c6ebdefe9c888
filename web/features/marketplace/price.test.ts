import { expect, test } from 'vitest'
import { hourlyRate, price } from './price.ts'

test.each([
  [0, 'Free'],
  [12, '$12'],
  [9.5, '$9.50'],
  [1200, '$1,200'],
])('%s dollars are shown as %s', (dollars, shown) => {
  expect(price(dollars)).toBe(shown)
})

test('an hourly rate is kept in cents and shown without', () => {
  expect([hourlyRate(9500), hourlyRate(9550), hourlyRate(0)]).toEqual(['$95/hour', '$96/hour', '$0/hour'])
})
