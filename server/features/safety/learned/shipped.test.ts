import { expect, test } from 'vitest'
import { featuresOf } from './features.ts'
import { levelPast } from './level.ts'
import { scoresOf } from './score.ts'
import { packed, unpacked } from './shipped.ts'

const level = { bias: -1, step: 0.5, least: 0 }

test('what is packed for shipping comes out as it went in, to the last step', () => {
  const [hashes, steps] = [
    [0, 1, 16_777_215],
    [
      [-31, 0, 31],
      [5, -5, 1],
    ],
  ]
  const { places, levels } = unpacked({ levels: [level, { ...level, step: 0.1 }], features: packed(hashes, steps) })
  expect([...places]).toEqual([
    [0, 0],
    [1, 1],
    [16_777_215, 2],
  ])
  expect([...(levels[0]?.of ?? [])]).toEqual([-15.5, 0, 15.5])
  expect([...(levels[1]?.of ?? [])].map((one) => Number(one.toFixed(1)))).toEqual([0.5, -0.5, 0.1])
})

test('a feature counts once, however often it is said', () => {
  const [rope] = featuresOf('rope').features
  const model = unpacked({ levels: [level], features: packed([rope ?? 0], [[4]]) })
  expect(scoresOf('rope', model)[0]).toBeCloseTo(-1 + 2 / Math.sqrt(2))
  expect(scoresOf('rope rope', model)[0]).toBeCloseTo(-1 + 2 / Math.sqrt(3))
  expect(scoresOf('a calm walk', model)).toEqual([-1])
})

test('words of one kind are learned as one', () => {
  const ofPills = new Set(featuresOf('i counted the tablets').features)
  const shared = featuresOf('i counted the capsules').features.filter((one) => ofPills.has(one))
  expect(shared.length).toBeGreaterThan(10)
})

test('an hour and means alone are no danger: they only make worse what is', () => {
  expect(levelPast([false, false, true], 0)).toBe(0)
  expect(levelPast([true, false, true], 2)).toBe(2)
  expect(levelPast([true, true, true], 0)).toBe(4)
  expect(levelPast([false, false, true], 3)).toBe(4)
})
