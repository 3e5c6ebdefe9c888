import { describe, expect, test } from 'vitest'
import type { HabitProgress } from '#contract/habits.ts'
import { dayNumber, dayText, weekdayOf } from './calendar.ts'
import { longestOf, progressOf, weeklyScore } from './rules.ts'
import type { Tracked } from './units.ts'

/** 2 March 2026 is a Monday. */
const monday = '2026-03-02'

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => dayText(dayNumber(first) + n))
}
const dayAfter = (day: string, days = 1) => dayText(dayNumber(day) + days)

/** Kept on these days, once each. */
function habit(done: readonly string[], own: Partial<Tracked> = {}): Tracked {
  return {
    frequency: 'daily',
    customDays: [],
    targetValue: 1,
    firstDay: done[0] ?? monday,
    pauses: [],
    values: new Map(done.map((day) => [day, 1])),
    ...own,
  }
}
const streak = (tracked: Tracked, today: string) => progressOf(tracked, today).currentStreak

describe('every day', () => {
  test('days in a row are a streak, and today does not break it while it is undecided', () => {
    const kept = habit(daysFrom(monday, 3))
    expect(streak(kept, '2026-03-04')).toBe(3)
    expect(streak(kept, '2026-03-05')).toBe(3)
    expect(streak(kept, '2026-03-06')).toBe(0)
  })

  test('the best streak stays when the current one is lost', () => {
    const { currentStreak, bestStreak } = progressOf(
      habit([...daysFrom(monday, 5), ...daysFrom('2026-03-09', 2)]),
      '2026-03-10',
    )
    expect([currentStreak, bestStreak]).toEqual([2, 5])
  })

  test('less than the target is not yet the target, and tenths add up', () => {
    const partly = habit([], { targetValue: 3, values: new Map([[monday, 2.9]]) })
    const wholly = habit([], { targetValue: 3, values: new Map([[monday, 0.1 + 0.2 + 2.7]]) })
    expect([streak(partly, monday), streak(wholly, monday)]).toEqual([0, 1])
  })

  test('the days the clocks change are single days', () => {
    const acrossSpring = habit(daysFrom('2026-03-07', 4))
    const acrossAutumn = habit(daysFrom('2026-10-31', 3))
    expect(streak(acrossSpring, '2026-03-10')).toBe(4)
    expect(streak(acrossAutumn, '2026-11-02')).toBe(3)
  })

  test('a leap day is a day', () => {
    expect(streak(habit(daysFrom('2028-02-28', 3)), '2028-03-01')).toBe(3)
  })

  test('a day logged late restores the streak', () => {
    const gap = ['2026-03-02', '2026-03-03', '2026-03-05']
    expect(streak(habit(gap), '2026-03-05')).toBe(1)
    expect(streak(habit([...gap, '2026-03-04'].sort()), '2026-03-05')).toBe(4)
  })

  test('whoever logs days before the habit was made began on the first of them', () => {
    const since = habit(['2026-03-02', '2026-03-04', '2026-03-05'], { firstDay: '2026-03-05' })
    expect(progressOf(since, '2026-03-05')).toMatchObject({ currentStreak: 2, rate: { kept: 3, of: 4 } })
  })
})

describe('chosen days', () => {
  test('of weekdays, Friday and Monday follow each other; Saturday neither breaks nor adds', () => {
    const weekdays = { frequency: 'weekdays' as const }
    expect(streak(habit(['2026-03-06', '2026-03-09'], weekdays), '2026-03-09')).toBe(2)
    expect(streak(habit(['2026-03-06', '2026-03-07', '2026-03-09'], weekdays), '2026-03-09')).toBe(2)
    expect(streak(habit(['2026-03-06', '2026-03-09'], weekdays), '2026-03-11')).toBe(0)
  })

  test('a weekend asks for Saturday and for Sunday', () => {
    const weekends = { frequency: 'weekends' as const }
    expect(streak(habit(['2026-03-07', '2026-03-08', '2026-03-14'], weekends), '2026-03-14')).toBe(3)
    expect(streak(habit(['2026-03-07', '2026-03-08', '2026-03-14'], weekends), '2026-03-16')).toBe(0)
  })

  test('custom days are the chosen ones; with none chosen it is every day', () => {
    const days = ['2026-03-02', '2026-03-05', '2026-03-09']
    const mondaysAndThursdays = habit(days, { frequency: 'custom', customDays: [1, 4] })
    expect(streak(mondaysAndThursdays, '2026-03-11')).toBe(3)
    expect(streak(mondaysAndThursdays, '2026-03-13')).toBe(0)
    expect(streak(habit(days, { frequency: 'custom' }), '2026-03-09')).toBe(1)
  })
})

describe('weeks', () => {
  const thrice = { frequency: '3x_week' as const }
  const twoWeeks = ['2026-03-02', '2026-03-04', '2026-03-06', '2026-03-09', '2026-03-10', '2026-03-15']

  test('three different days make a week, whichever they are, and weeks are counted', () => {
    const { currentStreak, streakUnit } = progressOf(habit(twoWeeks, thrice), '2026-03-15')
    expect([currentStreak, streakUnit]).toEqual([2, 'week'])
  })

  test('the current week is undecided until its end', () => {
    expect(streak(habit(twoWeeks, thrice), '2026-03-22')).toBe(2)
    expect(streak(habit(twoWeeks, thrice), '2026-03-23')).toBe(0)
  })

  test('it tells how far this week is', () => {
    const two = habit(['2026-03-02', '2026-03-04'], thrice)
    expect(progressOf(two, '2026-03-07').week).toEqual({ kept: 2, of: 3, daysLeft: 2 })
    expect(progressOf(two, '2026-03-04').week).toEqual({ kept: 2, of: 3, daysLeft: 4 })
    expect(progressOf(habit(['2026-03-02']), '2026-03-04').week).toBeNull()
  })

  test('a week in which the habit began asks for its share', () => {
    const fromFriday = habit(['2026-03-06', '2026-03-07'], thrice)
    expect(streak(fromFriday, '2026-03-09')).toBe(1)
  })

  test('a weekly habit reaches its target on one day, or over the week', () => {
    const run = (values: [string, number][]): Tracked =>
      habit([], { frequency: 'weekly', targetValue: 10, values: new Map(values) })
    expect(streak(run([[monday, 10]]), '2026-03-09')).toBe(1)
    expect(
      streak(
        run([
          ['2026-03-03', 4],
          ['2026-03-08', 6],
        ]),
        '2026-03-09',
      ),
    ).toBe(1)
    expect(
      streak(
        run([
          ['2026-03-03', 4],
          ['2026-03-09', 6],
        ]),
        '2026-03-10',
      ),
    ).toBe(0)
    expect(progressOf(run([['2026-03-03', 4]]), '2026-03-08').week).toEqual({ kept: 4, of: 10, daysLeft: 1 })
  })

  test('every day of a weekly habit’s kept week was part of it', () => {
    const values = new Map([
      ['2026-03-03', 4],
      ['2026-03-08', 6],
      ['2026-03-09', 4],
    ])
    const { lastDays } = progressOf(habit([], { frequency: 'weekly', targetValue: 10, values }), '2026-03-10')
    const states = new Map(lastDays.map(({ day, state }) => [day, state]))
    expect(['2026-03-03', '2026-03-04', '2026-03-08', '2026-03-09'].map((day) => states.get(day))).toEqual([
      'done',
      'free',
      'done',
      'partial',
    ])
  })
})

describe('resting', () => {
  test('days of a pause neither break a streak nor add to it', () => {
    const paused = habit(['2026-03-02', '2026-03-03', '2026-03-10'], {
      pauses: [{ from: '2026-03-04', until: '2026-03-10' }],
    })
    expect(streak(paused, '2026-03-10')).toBe(3)
    expect(progressOf(paused, '2026-03-10').rate).toEqual({ kept: 3, of: 3 })
  })

  test('a pause without an end holds the streak for as long as it lasts', () => {
    const paused = habit(daysFrom(monday, 4), { pauses: [{ from: '2026-03-06', until: null }] })
    expect(streak(paused, '2027-01-01')).toBe(4)
  })

  test('a week of which half was rest asks for half', () => {
    const rested = habit(['2026-03-02', '2026-03-04'], {
      frequency: '3x_week',
      pauses: [{ from: '2026-03-05', until: '2026-03-09' }],
    })
    expect(streak(rested, '2026-03-10')).toBe(1)
    const rests = { frequency: 'weekly' as const, pauses: [{ from: '2026-03-09', until: '2026-03-16' }] }
    expect(streak(habit(['2026-03-02', '2026-03-16'], rests), '2026-03-16')).toBe(2)
  })
})

describe('freezes', () => {
  const fourteen = daysFrom(monday, 14)

  test('fourteen kept earn one, a miss spends it, the next miss breaks', () => {
    const kept = habit(fourteen)
    expect(progressOf(kept, '2026-03-15')).toMatchObject({ currentStreak: 14, freezes: 1 })
    expect(progressOf(kept, '2026-03-17')).toMatchObject({ currentStreak: 14, freezes: 0, bestStreak: 14 })
    expect(progressOf(kept, '2026-03-18')).toMatchObject({ currentStreak: 0, freezes: 0, bestStreak: 14 })
  })

  test('a frozen day is shown as one and is not counted as kept', () => {
    const { lastDays, rate, currentStreak } = progressOf(habit([...fourteen, '2026-03-17']), '2026-03-17')
    expect(lastDays.find(({ day }) => day === '2026-03-16')?.state).toBe('frozen')
    expect([rate, currentStreak]).toEqual([{ kept: 13, of: 14 }, 15])
  })

  test('two are held at most', () => {
    expect(progressOf(habit(daysFrom(monday, 70)), dayAfter(monday, 69)).freezes).toBe(2)
  })

  test('logging the missed day late gives the freeze back', () => {
    expect(progressOf(habit([...fourteen, '2026-03-16']), '2026-03-17').freezes).toBe(1)
  })
})

describe('strength', () => {
  const strength = (tracked: Tracked, today: string) => progressOf(tracked, today).strength

  test('is a half after thirteen days, as in Loop Habit Tracker', () => {
    for (const [days, expected] of [
      [7, 0.311],
      [13, 0.5],
      [30, 0.798],
      [60, 0.959],
    ] as const) {
      expect(strength(habit(daysFrom(monday, days)), dayAfter(monday, days - 1))).toBeCloseTo(expected, 3)
    }
    expect(Math.abs(strength(habit(daysFrom(monday, 13)), dayAfter(monday, 12)) - 0.5)).toBeLessThan(1e-9)
  })

  test('loses little by one miss', () => {
    expect(strength(habit(daysFrom(monday, 30)), dayAfter(monday, 31))).toBeCloseTo(0.757, 3)
  })

  test('of a weekly habit is a half after some 34 days', () => {
    const weekly = habit(daysFrom(monday, 35), { frequency: 'weekly' })
    expect(strength(weekly, dayAfter(monday, 33))).toBeCloseTo(0.5, 2)
  })

  test('counts part of a target as part', () => {
    const half = habit([], { targetValue: 2, values: new Map([[monday, 1]]) })
    expect(strength(half, dayAfter(monday))).toBeCloseTo(strength(habit([monday]), monday) / 2, 9)
  })

  test('is not changed by days of rest, nor by days that are not due', () => {
    const kept = daysFrom(monday, 5)
    const before = strength(habit(kept), '2026-03-06')
    const rested = habit(kept, { pauses: [{ from: '2026-03-07', until: null }] })
    expect(strength(rested, '2026-04-20')).toBe(before)
    const weekdays = habit(kept, { frequency: 'weekdays' })
    expect(strength(weekdays, '2026-03-08')).toBe(strength(weekdays, '2026-03-06'))
  })

  test('three times a week, on whichever days, grows towards one', () => {
    const weeks = Array.from({ length: 60 }, (_, week) => [0, 2, 6].map((day) => dayAfter(monday, week * 7 + day)))
    const thrice = habit(weeks.flat(), { frequency: '3x_week' })
    expect(strength(thrice, dayAfter(monday, 60 * 7 - 1))).toBeGreaterThan(0.99)
  })
})

describe('the last fourteen days', () => {
  test('are told apart, the oldest first, and today is open', () => {
    const tracked = habit([], {
      firstDay: '2026-03-04',
      frequency: 'weekdays',
      targetValue: 2,
      values: new Map([
        ['2026-03-04', 2],
        ['2026-03-05', 1],
      ]),
    })
    const { lastDays } = progressOf(tracked, '2026-03-09')
    expect(lastDays).toHaveLength(14)
    expect(lastDays.slice(-7)).toEqual([
      { day: '2026-03-03', state: 'free', value: 0 },
      { day: '2026-03-04', state: 'done', value: 2 },
      { day: '2026-03-05', state: 'partial', value: 1 },
      { day: '2026-03-06', state: 'missed', value: 0 },
      { day: '2026-03-07', state: 'free', value: 0 },
      { day: '2026-03-08', state: 'free', value: 0 },
      { day: '2026-03-09', state: 'open', value: 0 },
    ])
  })

  test('the rate looks at the last fourteen that are decided', () => {
    const kept = habit([...daysFrom(monday, 10), ...daysFrom(dayAfter(monday, 12), 8)])
    expect(progressOf(kept, dayAfter(monday, 20)).rate).toEqual({ kept: 12, of: 14 })
  })
})

describe('all habits together', () => {
  test('the longest streak wins, and a week is longer than six days', () => {
    const of = (currentStreak: number, streakUnit: 'day' | 'week') => ({ currentStreak, streakUnit }) as HabitProgress
    expect(longestOf([of(6, 'day'), of(1, 'week')])).toEqual({ length: 1, unit: 'week' })
    expect(longestOf([of(8, 'day'), of(1, 'week')])).toEqual({ length: 8, unit: 'day' })
    expect(longestOf([of(0, 'week')])).toEqual({ length: 0, unit: 'day' })
    expect(longestOf([])).toEqual({ length: 0, unit: 'day' })
  })

  test('the weekly score is what was kept of what was due, and nothing while nothing was', () => {
    expect(weeklyScore([], '2026-03-04')).toBeNull()
    expect(weeklyScore([habit([], { firstDay: monday })], monday)).toBeNull()
    expect(weeklyScore([habit([monday])], monday)).toBe(100)
    expect(weeklyScore([habit(['2026-03-02', '2026-03-03'])], '2026-03-05')).toBe(67)
  })

  test('last week is no part of the weekly score', () => {
    expect(weeklyScore([habit(daysFrom('2026-02-23', 3))], '2026-03-02')).toBeNull()
  })

  test('days of the week that may be chosen freely are due when they can no longer be put off', () => {
    const thrice = habit([], { frequency: '3x_week', firstDay: '2026-02-02' })
    expect(weeklyScore([thrice], '2026-03-06')).toBeNull()
    expect(weeklyScore([thrice], '2026-03-07')).toBe(0)
    const once = habit([monday], { frequency: '3x_week', firstDay: '2026-02-02' })
    expect(weeklyScore([once], '2026-03-03')).toBe(100)
    expect(weeklyScore([once], '2026-03-08')).toBe(50)
  })
})

test('weekdays are numbered from Monday', () => {
  expect(['2026-03-02', '2026-03-08', '1970-01-01'].map((day) => weekdayOf(dayNumber(day)))).toEqual([1, 7, 4])
})
