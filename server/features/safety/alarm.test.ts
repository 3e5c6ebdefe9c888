import { expect, test } from 'vitest'
import { dismissed, isCalm, type KeptRisk, readAnew, readRisk, rewritten, standingLevel } from './alarm.ts'
import { careFor } from './care.ts'

const plain = 'I want to kill myself.'
const learned: KeptRisk = { level: 2, isExplicit: false, concernsAnother: false, answer: null, isLate: false }
const twoSigns: KeptRisk = { ...learned, level: 4 }
const standing = [readRisk(plain), { ...learned, answer: 'meant' as const }]

test('an alarm changes nothing unless it was explicit or agreed to', () => {
  expect(standingLevel(learned)).toBe(0)
  expect(standingLevel(twoSigns)).toBe(0)
  expect(standingLevel(readRisk(plain))).toBe(3)
  expect(standingLevel({ ...learned, answer: 'meant' })).toBe(3)
  expect(standingLevel({ ...twoSigns, answer: 'meant' })).toBe(4)
  expect(standingLevel({ ...learned, level: 1 })).toBe(1)
})

test('what was never answered is answered at once, and not brought up', () => {
  expect(careFor(learned, 'America/Chicago')?.words).toContain('988')
  expect(isCalm(learned)).toBe(false)
  expect(isCalm({ ...learned, level: 1 })).toBe(true)
  expect(isCalm(readRisk('My brother told me he wants to kill himself.'))).toBe(false)
})

test('said not to have been meant, it is as if nothing had been noticed', () => {
  for (const risk of [learned, ...standing]) {
    expect(standingLevel(dismissed(risk))).toBe(0)
    expect(careFor(dismissed(risk), 'America/Chicago')).toBeNull()
  }
  expect(isCalm(dismissed(learned))).toBe(true)
  expect(careFor(dismissed(readRisk('My brother told me he wants to kill himself.')), 'America/Chicago')).toBeNull()
})

test('explicit words that were not meant are still not brought up, nor shown to a model', () => {
  expect(isCalm(dismissed(readRisk(plain)))).toBe(false)
})

test('what the person said of their words holds for other words that are not graver', () => {
  const before = dismissed(readRisk(plain))
  expect(rewritten(before, 'I want to kill myself, said the villain.').answer).toBe('not-meant')
  expect(standingLevel(rewritten(before, 'I have decided to kill myself tonight. The pills are in front of me.'))).toBe(
    4,
  )
  expect(standingLevel(rewritten(dismissed(learned), plain))).toBe(3)
})

test('a newer reader alarms nobody for what was written some days ago, and takes no answer back', () => {
  const before = { ...readRisk('We planted tomatoes.') }
  expect(standingLevel(readAnew(before, plain, { daysAgo: 20 }))).toBe(0)
  expect(isCalm(readAnew(before, plain, { daysAgo: 20 }))).toBe(false)
  expect(standingLevel(readAnew(null, plain, { daysAgo: 20 }))).toBe(0)
  expect(standingLevel(readAnew(before, plain, { daysAgo: 1 }))).toBe(3)
  expect(standingLevel(readAnew(readRisk(plain), plain, { daysAgo: 20 }))).toBe(3)
  expect(readAnew(dismissed(learned), plain, { daysAgo: 1 }).answer).toBe('not-meant')
  expect(readAnew({ ...learned, answer: 'meant' }, 'We planted tomatoes.', { daysAgo: 20 })).toMatchObject({
    answer: 'meant',
    isLate: false,
  })
})
