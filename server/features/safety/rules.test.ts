import { expect, test } from 'vitest'
import { concernsAnother, safetyLevel } from './rules.ts'
import { earlier, first, heldOut, heldOutByStrangers, ours, type Sentence, tuned } from './sentences/sentences.ts'

test('at least 300 sentences judge the rules, at every level', () => {
  expect(first.length).toBeGreaterThanOrEqual(300)
  for (const level of [0, 1, 2, 3, 4]) expect(first.filter((one) => one.level === level).length).toBeGreaterThan(30)
})

/** Which share of these levels is judged so. */
function judged(from: readonly Sentence[], isOf: (level: number) => boolean, isSo: (level: number) => boolean): number {
  const some = from.filter(({ level }) => isOf(level))
  return some.filter(({ words }) => isSo(safetyLevel(words))).length / some.length
}
const [isActive, isImminent] = [(level: number) => level >= 3, (level: number) => level === 4]
const [isPassive, isHarmless] = [(level: number) => level === 2, (level: number) => level <= 1]
const [isNoticed, isLeftAlone] = [(level: number) => level >= 2, (level: number) => level < 2]

test.each([
  'When was I thirty-six years old?',
  'How often did I cry this month?',
  'I am so tired of this job.',
  'I ended it with Tom, and I am done with dating.',
  'I took my pills this morning.',
])('“%s” alarms nobody', (words) => {
  expect(safetyLevel(words)).toBeLessThan(2)
})

test('of the first sentences, active danger is heard in at least 95 of 100, and no less than active is made of it', () => {
  expect(judged(first, isActive, isActive)).toBeGreaterThanOrEqual(0.95)
})

test('of the first sentences, imminent danger is told apart from thoughts in at least 90 of 100', () => {
  expect(judged(first, isImminent, isImminent)).toBeGreaterThanOrEqual(0.9)
})

test('of the first sentences, what is said around the matter is heard in at least 85 of 100', () => {
  expect(judged(first, isPassive, isNoticed)).toBeGreaterThanOrEqual(0.85)
})

test('of the first sentences, idioms, denials, stories, other people and the past alarm nobody', () => {
  expect(judged(first, isHarmless, isLeftAlone)).toBeGreaterThanOrEqual(0.99)
})

test('of all sentences of our own that anything was mended with, the hard ones too, as many are heard as when last measured', () => {
  expect(judged(ours, isActive, isActive)).toBeGreaterThanOrEqual(0.97)
  expect(judged(ours, isImminent, isImminent)).toBeGreaterThanOrEqual(0.75)
  expect(judged(ours, isPassive, isNoticed)).toBeGreaterThanOrEqual(0.95)
  expect(judged(ours, isHarmless, isLeftAlone)).toBeGreaterThanOrEqual(0.95)
})

test('the first sentences kept apart are still heard', () => {
  expect(judged(earlier, isActive, isActive)).toBeGreaterThanOrEqual(0.85)
  expect(judged(earlier, isHarmless, isLeftAlone)).toBeGreaterThanOrEqual(0.95)
})

test('sentences kept apart are heard no worse than when they were last measured', () => {
  expect(heldOut.length).toBeGreaterThanOrEqual(200)
  expect(judged(heldOut, isActive, isActive)).toBeGreaterThanOrEqual(0.86)
  expect(judged(heldOut, isPassive, isNoticed)).toBeGreaterThanOrEqual(0.65)
  expect(judged(heldOut, isHarmless, isLeftAlone)).toBeGreaterThanOrEqual(0.87)
})

test('sentences of strangers kept apart are heard no worse than when they were last measured', () => {
  expect(heldOutByStrangers.length).toBeGreaterThanOrEqual(300)
  expect(judged(heldOutByStrangers, isActive, isActive)).toBeGreaterThanOrEqual(0.57)
  expect(judged(heldOutByStrangers, isPassive, isNoticed)).toBeGreaterThanOrEqual(0.6)
  expect(judged(heldOutByStrangers, isHarmless, isLeftAlone)).toBeGreaterThanOrEqual(0.88)
})

test('a friend at risk is noticed, and is not the person’s own danger', () => {
  for (const { about, words } of ours.filter((one) => one.about.startsWith('another'))) {
    expect(concernsAnother(words), words).toBe(about === 'another')
    expect(safetyLevel(words), words).toBeLessThan(2)
  }
})

test('one’s own danger is not taken for a friend’s', () => {
  const own = ours.filter((one) => one.about === 'explicit' && concernsAnother(one.words))
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
  const first = tuned.map((one) => safetyLevel(one.words))
  const again = tuned.toReversed().map((one) => safetyLevel(one.words))
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
