import { expect, test } from 'vitest'
import { notes } from '../../testing/days.ts'
import { periodOf } from '../calendar.ts'
import { factsOf, scopeOf, trendOf } from './facts.ts'
import { figureOf } from './figures.ts'

const scope = scopeOf(periodOf('week', '2026-11-18'), '2026-11-22')
const day = (day: string, moodScore: number | null, themes: string[] = []) => ({
  ...{ day, moodScore, themes },
  content: 'something of that day',
})
const factsAbout = (...told: ReturnType<typeof day>[]) => factsOf(notes(...told), scope)

test('a week runs from Monday to Sunday and a month to its last day', () => {
  expect(periodOf('week', '2026-11-22')).toEqual({ kind: 'week', start: '2026-11-16', end: '2026-11-22' })
  expect(periodOf('week', '2026-11-23').start).toBe('2026-11-23')
  expect(periodOf('week', '2027-01-01')).toEqual({ kind: 'week', start: '2026-12-28', end: '2027-01-03' })
  expect(periodOf('month', '2028-02-10')).toEqual({ kind: 'month', start: '2028-02-01', end: '2028-02-29' })
})

test('every day of the week is there, with how many entries, its mean mood and the ends', () => {
  const { days } = factsAbout(day('2026-11-16', 4), day('2026-11-16', 7), day('2026-11-18', null))
  expect(days).toHaveLength(7)
  expect(days.slice(0, 3)).toEqual([
    { day: '2026-11-16', entries: 2, mood: 5.5, lowest: 4, highest: 7 },
    { day: '2026-11-17', entries: 0, mood: null, lowest: null, highest: null },
    { day: '2026-11-18', entries: 1, mood: null, lowest: null, highest: null },
  ])
})

test('only what lies in the week is counted, and what lies in the one before beside it', () => {
  const facts = factsAbout(
    ...[day('2026-11-09', 2, ['work']), day('2026-11-15', 3, ['work']), day('2026-11-01', 1, ['work'])],
    ...[day('2026-11-16', 6, ['work']), day('2026-11-22', 8, ['sleep']), day('2026-11-23', 9, ['sleep'])],
  )
  expect(facts).toMatchObject({ totalEntries: 2, averageMood: 7, entriesBefore: 2 })
  expect(facts.themes).toEqual([
    { theme: 'work', entries: 1, before: 2, averageMood: 6 },
    { theme: 'sleep', entries: 1, before: 0, averageMood: 8 },
  ])
})

test('a week that still runs is counted up to its last day looked at', () => {
  const running = scopeOf(periodOf('week', '2026-11-18'), '2026-11-18')
  expect(factsOf(notes(day('2026-11-18', 5), day('2026-11-19', 9)), running)).toMatchObject({ totalEntries: 1 })
})

test('a phrase of one entry is no theme, an area of life is', () => {
  const facts = factsAbout(day('2026-11-16', 5, ['home', 'old sheets', 'leo']), day('2026-11-17', 5, ['leo']))
  expect(facts.themes.map(({ theme }) => theme)).toEqual(['leo', 'home'])
})

test('days stand out only where they clearly differ, and the earlier of two alike', () => {
  expect(
    factsAbout(day('2026-11-16', 5), day('2026-11-17', 8), day('2026-11-18', 8), day('2026-11-19', 4)),
  ).toMatchObject({
    best: '2026-11-17',
    hardest: '2026-11-19',
  })
  expect(factsAbout(day('2026-11-16', 5), day('2026-11-17', 5.9), day('2026-11-18', 5.5)).best).toBeNull()
  expect(factsAbout(day('2026-11-16', 2), day('2026-11-17', 9)).best).toBeNull()
})

const november = scopeOf(periodOf('month', '2026-11-01'), '2026-11-30')
const trend = (moods: Record<number, number>) =>
  trendOf(new Map(Object.entries(moods).map(([at, mood]) => [`2026-11-${at.padStart(2, '0')}`, mood])), november)

test('a month rises or falls only when its halves are clearly apart, and have days enough', () => {
  expect(trend({ 1: 4, 3: 4.5, 5: 4, 7: 4.2, 20: 6, 22: 6.4, 24: 6, 26: 6.1 })).toBe('improving')
  expect(trend({ 1: 6, 3: 6.4, 5: 6, 7: 6.1, 20: 4, 22: 4.5, 24: 4, 26: 4.2 })).toBe('declining')
  expect(trend({ 1: 5, 3: 5.1, 5: 5, 7: 5.1, 20: 5.3, 22: 5.4, 24: 5.3, 26: 5.4 })).toBe('stable')
  expect(trend({ 1: 2, 3: 9, 5: 3, 7: 8, 20: 9, 22: 3, 24: 9, 26: 5 })).toBe('stable')
  expect(trend({ 1: 2, 3: 2, 5: 2, 20: 9, 22: 9, 24: 9, 26: 9 })).toBe('stable')
})

test('nothing is measured where nothing is, and a count of nothing is zero', () => {
  const of = { from: '2026-11-16', to: '2026-11-22' }
  expect(figureOf([], 'mood', of)).toBeNull()
  expect(figureOf(notes(day('2026-11-16', null)), 'highest day', of)).toBeNull()
  expect(figureOf([], 'entries', of)?.value).toBe(0)
  expect(figureOf([], 'calendar days', of)?.value).toBe(7)
})
