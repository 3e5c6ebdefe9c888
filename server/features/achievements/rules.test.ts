import { expect, test } from 'vitest'
import { achievementsOf, earnedBy, type Facts, rules } from './rules.ts'

const nothing: Facts = {
  entries: 0,
  words: 0,
  longestStreak: 0,
  daysInFullestWeek: 0,
  comebacks: 0,
  artifacts: 0,
  completedCalls: 0,
  habitEntries: 0,
  daysOneHabitWasKept: 0,
}
const nameOf = (id: number) => rules.find((rule) => rule.id === id)?.name
const earned = (own: Partial<Facts>) => earnedBy({ ...nothing, ...own }).map(nameOf)
const shown = (own: Partial<Facts>, unlocked: [number, Date][], name: string) =>
  achievementsOf({ ...nothing, ...own }, new Map(unlocked)).find((achievement) => achievement.name === name)

test('the seven named ones have their thresholds', () => {
  const named = rules.slice(0, 7).map(({ name, requirement, reads }) => [name, requirement, reads])
  expect(named).toEqual([
    ['Getting Started', 3, 'longestStreak'],
    ['Week Champion', 7, 'longestStreak'],
    ['Two Week Warrior', 14, 'longestStreak'],
    ['Streak Legend', 30, 'longestStreak'],
    ['Journaling Enthusiast', 10, 'entries'],
    ['Regular Writer', 20, 'entries'],
    ['Journal Master', 50, 'entries'],
  ])
})

test('every one is its own, and eight at least are special or weekly', () => {
  for (const own of ['id', 'name', 'description', 'icon'] as const) {
    expect(new Set(rules.map((rule) => rule[own])).size).toBe(rules.length)
  }
  expect(rules.filter(({ type }) => type === 'special' || type === 'weekly').length).toBeGreaterThanOrEqual(8)
})

test('nothing earns nothing', () => {
  expect(earned({})).toEqual([])
})

test('each threshold is met exactly', () => {
  for (const { name, reads, requirement } of rules) {
    if (!reads) continue
    expect(earned({ [reads]: requirement })).toContain(name)
    expect(earned({ [reads]: requirement - 1 })).not.toContain(name)
  }
})

test('what is locked shows how far it is', () => {
  expect(shown({ entries: 4 }, [], 'Journaling Enthusiast')).toMatchObject({
    current: 4,
    requirement: 10,
    unlocked: false,
    unlockedAt: null,
  })
})

test('what was unlocked stays unlocked though entries were deleted', () => {
  const at = new Date('2026-03-04T12:00:00Z')
  expect(shown({ entries: 4 }, [[5, at]], 'Journaling Enthusiast')).toMatchObject({
    current: 10,
    unlocked: true,
    unlockedAt: at,
  })
  expect(shown({ entries: 14 }, [[5, at]], 'Journaling Enthusiast')).toMatchObject({ current: 10 })
})

test('what another feature tells of has happened or has not', () => {
  expect(shown({}, [], 'Goal Reached')).toMatchObject({ current: 0, requirement: 1, unlocked: false })
  expect(shown({}, [[17, new Date()]], 'Goal Reached')).toMatchObject({ current: 1, unlocked: true })
})
