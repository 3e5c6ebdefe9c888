import { expect, test } from 'vitest'
import { csvRows } from '#server/testing/data/csv.ts'
import { accuracy, auc, correlation, macroF1, withInterval } from './measures.ts'
import { wilson } from './wilson.ts'

const scored = (positives: number[], negatives: number[]) => [
  ...positives.map((score) => ({ score, isPositive: true })),
  ...negatives.map((score) => ({ score, isPositive: false })),
]

test('the area under the curve is 1 when every positive is above every negative, and half when they tie', () => {
  expect(auc(scored([3, 4], [1, 2]))).toBe(1)
  expect(auc(scored([1, 2], [3, 4]))).toBe(0)
  expect(auc(scored([5, 5], [5, 5]))).toBe(0.5)
  expect(auc(scored([2, 4], [1, 3]))).toBe(0.75)
})

test('correlation knows direction', () => {
  expect(
    correlation([
      [1, 2],
      [2, 4],
      [3, 6],
    ]),
  ).toBeCloseTo(1)
  expect(
    correlation([
      [1, 3],
      [2, 2],
      [3, 1],
    ]),
  ).toBeCloseTo(-1)
})

test('macro F1 counts a rare class as much as a common one', () => {
  const pairs = [
    ['a', 'a'],
    ['a', 'a'],
    ['a', 'a'],
    ['b', 'a'],
  ] as const
  expect(accuracy(pairs)).toBe(0.75)
  expect(macroF1(pairs)).toBeCloseTo(6 / 7 / 2)
})

test('an interval holds its value and is the same each time', () => {
  const heard = Array.from({ length: 200 }, (_, at) => at % 4 !== 0)
  const share = (cases: boolean[]) => cases.filter(Boolean).length / cases.length
  const interval = withInterval(heard, share)
  expect(interval).toEqual(withInterval(heard, share))
  expect(interval.low).toBeLessThan(0.75)
  expect(interval.high).toBeGreaterThan(0.75)
})

test('quoted fields may hold commas, quotes and line ends', () => {
  expect(csvRows('a,b\n"x, ""y""\nz",2\n')).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', '2'],
  ])
})

test('a share of none or all still has an interval, and half of many has a narrow one', () => {
  expect(wilson(0, 507)).toMatchObject({ value: 0, low: 0, high: expect.closeTo(0.0075, 4) })
  expect(wilson(50, 100)).toMatchObject({ low: expect.closeTo(0.404, 3), high: expect.closeTo(0.596, 3) })
})
