import { expect, test } from 'vitest'
import { concernsAnother, safetyLevel } from './rules.ts'
import { heldOut } from './sentences/held-out/held-out.ts'
import { tuned as sentences } from './sentences/tuned.ts'

const share = (found: number, all: number) => found / all

test('at least 300 sentences judge the rules, at every level', () => {
  expect(sentences.length).toBeGreaterThanOrEqual(300)
  for (const level of [0, 1, 2, 3, 4]) expect(sentences.filter((one) => one.level === level).length).toBeGreaterThan(30)
})

test('active danger is heard in at least 91 of 100 sentences, and no less than active is made of it', () => {
  const active = sentences.filter((one) => one.level >= 3)
  const heard = active.filter((one) => safetyLevel(one.words) >= 3)
  expect(share(heard.length, active.length)).toBeGreaterThanOrEqual(0.91)
})

test('imminent danger is told apart from thoughts in at least 75 of 100', () => {
  const imminent = sentences.filter((one) => one.level === 4)
  const heard = imminent.filter((one) => safetyLevel(one.words) === 4)
  expect(share(heard.length, imminent.length)).toBeGreaterThanOrEqual(0.75)
})

test('what is said around the matter is heard in at least 79 of 100', () => {
  const passive = sentences.filter((one) => one.level === 2)
  const heard = passive.filter((one) => safetyLevel(one.words) >= 2)
  expect(share(heard.length, passive.length)).toBeGreaterThanOrEqual(0.79)
})

test('idioms, denials, stories, other people and the past alarm hardly anybody', () => {
  const harmless = sentences.filter((one) => one.level <= 1)
  const alarms = harmless.filter((one) => safetyLevel(one.words) >= 2)
  expect(share(alarms.length, harmless.length)).toBeLessThanOrEqual(0.05)
})

test('sentences kept apart are heard no worse than when they were last measured', () => {
  const active = heldOut.filter((one) => one.level >= 3)
  const passive = heldOut.filter((one) => one.level === 2)
  const harmless = heldOut.filter((one) => one.level <= 1)
  expect(heldOut.length).toBeGreaterThanOrEqual(200)
  expect(share(active.filter((one) => safetyLevel(one.words) >= 3).length, active.length)).toBeGreaterThanOrEqual(0.8)
  expect(share(passive.filter((one) => safetyLevel(one.words) >= 2).length, passive.length)).toBeGreaterThanOrEqual(
    0.55,
  )
  expect(share(harmless.filter((one) => safetyLevel(one.words) < 2).length, harmless.length)).toBeGreaterThanOrEqual(
    0.85,
  )
})

test('a friend at risk is noticed, and is not the person’s own danger', () => {
  for (const { about, words } of sentences.filter((one) => one.about.startsWith('another'))) {
    expect(concernsAnother(words), words).toBe(about === 'another')
    expect(safetyLevel(words), words).toBeLessThan(2)
  }
})

test('one’s own danger is not taken for a friend’s', () => {
  const own = sentences.filter((one) => one.about === 'explicit' && concernsAnother(one.words))
  expect(own).toEqual([])
})

test('capitals, missing punctuation and curly quotes change nothing', () => {
  expect(safetyLevel('I DON’T WANT TO LIVE ANYMORE!!!')).toBe(3)
  expect(safetyLevel('so yeah work was fine and i dont want to live anymore and then we had pizza')).toBe(3)
})

test('danger in the middle of a long calm entry is found', () => {
  const calm = 'We walked by the river and talked about the garden. '.repeat(200)
  expect(safetyLevel(`${calm}I have been thinking about killing myself. ${calm}`)).toBe(3)
})

test('the same words get the same level, whatever was asked before', () => {
  const first = sentences.map((one) => safetyLevel(one.words))
  const again = sentences.toReversed().map((one) => safetyLevel(one.words))
  expect(again.toReversed()).toEqual(first)
})

test.each([
  '',
  '   ',
  '😀😭🔫',
  'אני לא רוצה',
  '\u0000\uD800',
  '"""""',
  'x'.repeat(1_000_000),
  'i want to '.repeat(100_000),
  'i want to kill myself '.repeat(40_000),
  'the pills are here. i never said that. '.repeat(25_000),
  '"a'.repeat(500_000),
])('odd input is read without failing (%#)', (words) => {
  expect([0, 1, 2, 3, 4]).toContain(safetyLevel(words))
  expect(typeof concernsAnother(words)).toBe('boolean')
})
