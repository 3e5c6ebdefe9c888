import { expect, test } from 'vitest'
import { counted, hourlyRate, price } from './price.ts'

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

test('one is one, and many are many', () => {
  expect([counted(0, 'install'), counted(1, 'install'), counted(1204, 'session')]).toEqual([
    '0 installs',
    '1 install',
    '1,204 sessions',
  ])
})
