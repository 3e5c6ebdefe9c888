import { expect, test } from 'vitest'
import { assess, type Risk } from '../assess.ts'
import { opinionMay, weighed } from './opinion.ts'

const learned = 'I have been looking at that old beam in the barn more than I ought to.'
const near = 'Some days I wonder who would even look for me.'

test('only what the learned reader alone takes for danger may be lowered, and only what comes near it raised', () => {
  expect(opinionMay(assess(learned))).toBe('lower')
  expect(opinionMay(assess(near))).toBe('raise')
  for (const words of [
    'I want to kill myself.',
    'Everybody would be better off without me.',
    'I took a whole bottle of pills and I want to die.',
    'I walked to the mill.',
    `${learned} I want to kill myself.`,
  ]) {
    expect(opinionMay(assess(words)), words).toBeNull()
  }
})

test('it raises to the gentle question and no further, and lowers to what the words are without what was learned', () => {
  expect(weighed(assess(near), 'danger').level).toBe(2)
  expect(weighed(assess(learned), 'none').level).toBe(assess(learned).levelUnlearned)
  expect(assess(learned).level).toBe(2)
})

test('an opinion that is unsure, missing or about something plain changes nothing', () => {
  const readings: Risk[] = [near, learned, 'I want to kill myself.', 'I walked to the mill.'].map(assess)
  for (const reading of readings) {
    expect(weighed(reading, 'unsure')).toEqual(reading)
    expect(weighed(reading, null)).toEqual(reading)
  }
  expect(weighed(assess('I want to kill myself.'), 'none').level).toBeGreaterThanOrEqual(3)
  expect(weighed(assess('I walked to the mill.'), 'danger').level).toBe(0)
})
