import { expect, test } from 'vitest'
import { playDay } from './day.ts'
import { Heap } from './heap.ts'

test('the same seed is the same day, another seed another', () => {
  const play = (seed: number) => playDay({ size: 300, perSecond: 1, seed })
  expect(play(1)).toEqual(play(1))
  expect(play(2)).not.toEqual(play(1))
})

test('everybody is called or left out, and with time enough nobody is left out', () => {
  const slow = playDay({ size: 2_000, perSecond: 0.1 })
  const quick = playDay({ size: 2_000, perSecond: 1_000 })
  expect(slow.leftOut.slots).toBeGreaterThan(0)
  expect(slow.lateSeconds.length + slow.leftOut.slots).toBeGreaterThanOrEqual(2_000)
  expect(quick.leftOut).toEqual({ slots: 0, otherTries: 0 })
})

test('nobody is called more than an hour late, however slow the carrier', () => {
  const { lateSeconds } = playDay({ size: 2_000, perSecond: 0.1 })
  expect(Math.max(...lateSeconds)).toBeLessThanOrEqual(3_600)
})

test('a carrier that takes one call a second has one call a second', () => {
  const slow = playDay({ size: 2_000, perSecond: 1 })
  const quick = playDay({ size: 2_000, perSecond: 100 })
  expect(Math.max(...slow.lateSeconds)).toBeGreaterThan(100)
  expect(Math.max(...quick.lateSeconds)).toBeLessThan(20)
  expect(quick.mostAtOnce).toBeGreaterThan(slow.mostAtOnce)
})

test('the queue gives back in order what was put in without', () => {
  const heap = new Heap<string>()
  for (const [item, order] of [
    ['c', 3],
    ['a', 1],
    ['d', 3],
    ['b', 2],
    ['e', 9],
  ] as const)
    heap.add(item, order)
  expect(Array.from({ length: 6 }, () => heap.take())).toEqual(['a', 'b', 'c', 'd', 'e', undefined])
})
