import { expect, test } from 'vitest'
import type { ChecklistItem } from '#contract/checklists.ts'
import { changedList, firstDayOf, type KeptChecklist, percentOf, shown, startedAnew } from './rules.ts'

const item = (n: number, completed: boolean): ChecklistItem => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  text: `Item ${n}`,
  completed,
})

const list: KeptChecklist = {
  id: 1,
  userId: 1,
  title: 'Morning',
  description: null,
  relatedGoalId: null,
  category: 'daily',
  items: [item(1, true), item(2, false)],
  isRecurring: true,
  recurrencePattern: 'daily',
  lastResetDate: '2026-03-10',
  dueDate: null,
  isActive: true,
  createdAt: new Date('2026-03-01T12:00:00Z'),
}
const weekly: KeptChecklist = { ...list, recurrencePattern: 'weekly', lastResetDate: '2026-03-09' }
const monthly: KeptChecklist = { ...list, recurrencePattern: 'monthly', lastResetDate: '2026-03-01' }
const once: KeptChecklist = { ...list, isRecurring: false, recurrencePattern: null, lastResetDate: null }

const ticks = ({ items }: KeptChecklist) => items.map(({ completed }) => completed)

test('a daily list starts anew on the next day, and on no other account', () => {
  expect(ticks(startedAnew(list, '2026-03-10'))).toEqual([true, false])
  expect(startedAnew(list, '2026-03-11')).toMatchObject({ lastResetDate: '2026-03-11' })
  expect(ticks(startedAnew(list, '2026-03-11'))).toEqual([false, false])
})

test('a weekly list starts anew on Monday, also when nobody looked for weeks', () => {
  expect(ticks(startedAnew(weekly, '2026-03-15'))).toEqual([true, false])
  expect(startedAnew(weekly, '2026-03-16')).toMatchObject({ lastResetDate: '2026-03-16' })
  expect(startedAnew(weekly, '2026-04-02')).toMatchObject({ lastResetDate: '2026-03-30' })
  expect(ticks(startedAnew(weekly, '2026-04-02'))).toEqual([false, false])
})

test('a monthly list starts anew on the 1st', () => {
  expect(ticks(startedAnew(monthly, '2026-03-31'))).toEqual([true, false])
  expect(startedAnew(monthly, '2026-04-01')).toMatchObject({ lastResetDate: '2026-04-01' })
  expect(ticks(startedAnew(monthly, '2026-05-17'))).toEqual([false, false])
})

test('a list for one time keeps its ticks for ever', () => {
  expect(startedAnew(once, '2036-01-01')).toBe(once)
})

test('whoever has travelled back to yesterday keeps their ticks', () => {
  expect(startedAnew(list, '2026-03-09')).toBe(list)
})

test('a week begins on Monday, a month on the 1st, across the turn of the year', () => {
  expect(['2026-01-04', '2026-01-05', '2025-12-31'].map((day) => firstDayOf('weekly', day))).toEqual([
    '2025-12-29',
    '2026-01-05',
    '2025-12-29',
  ])
  expect(firstDayOf('monthly', '2026-02-28')).toBe('2026-02-01')
  expect(firstDayOf('daily', '2026-02-28')).toBe('2026-02-28')
})

test('the percentage is whole, and 100 only when everything is done', () => {
  expect(percentOf([item(1, true), item(2, true), item(3, false)])).toBe(66)
  const nearly = Array.from({ length: 300 }, (_, n) => ({ ...item(1, n > 0), id: String(n) }))
  expect(percentOf(nearly)).toBe(99)
  expect(percentOf([item(1, true)])).toBe(100)
})

test('how much is done is counted after the list has started anew', () => {
  expect(shown(list, '2026-03-10').completionPercentage).toBe(50)
  expect(shown(list, '2026-03-11').completionPercentage).toBe(0)
})

test('items keep their ticks through renaming and reordering; an item without a known id is new', () => {
  const items = [{ id: item(2, false).id, text: 'Second' }, { text: 'New' }, { id: item(1, true).id, text: 'First' }]
  const after = changedList(list, { items }, '2026-03-10')
  expect(after.items).toEqual([
    { id: item(2, false).id, text: 'Second', completed: false },
    { id: expect.any(String), text: 'New', completed: false },
    { id: item(1, true).id, text: 'First', completed: true },
  ])
  expect(new Set(after.items.map(({ id }) => id)).size).toBe(3)
})

test('one id cannot become two items', () => {
  const { id } = item(1, true)
  const { items } = changedList(
    list,
    {
      items: [
        { id, text: 'One' },
        { id, text: 'Two' },
      ],
    },
    '2026-03-10',
  )
  expect(items.map(({ completed }) => completed)).toEqual([true, false])
  expect(items[0]?.id).not.toBe(items[1]?.id)
})

test('a change that comes the day after begins from the list started anew', () => {
  expect(ticks(changedList(list, { title: 'Dawn' }, '2026-03-11'))).toEqual([false, false])
})

test('a list in another rhythm keeps its ticks until the new time is over', () => {
  const daily = changedList(weekly, { recurrencePattern: 'daily' }, '2026-03-11')
  expect(daily).toMatchObject({ lastResetDate: '2026-03-11' })
  expect(ticks(startedAnew(daily, '2026-03-11'))).toEqual([true, false])
  expect(ticks(startedAnew(daily, '2026-03-12'))).toEqual([false, false])
})

test('a list that becomes recurring loses its due date, and one that no longer is loses its rhythm', () => {
  const due = { ...once, dueDate: '2026-04-01' }
  const recurring = changedList(due, { isRecurring: true, recurrencePattern: 'weekly' }, '2026-03-11')
  expect(recurring).toMatchObject({ dueDate: null, recurrencePattern: 'weekly', lastResetDate: '2026-03-09' })
  const again = changedList(recurring, { isRecurring: false }, '2026-03-11')
  expect(again).toMatchObject({ isRecurring: false, recurrencePattern: null, lastResetDate: null })
  expect(ticks(again)).toEqual([true, false])
})
