import type { Checklist, ChecklistChange, ChecklistItem, Recurrence } from '#contract/checklists.ts'
import { changed } from '#server/platform/changed.ts'

/** As it is stored: how much of it is done is counted when it is shown. */
export type KeptChecklist = Omit<Checklist, 'completionPercentage'>

/** As it stands on this day of the person's calendar. */
export function shown(list: KeptChecklist, today: string): Checklist {
  const current = startedAnew(list, today)
  return { ...current, completionPercentage: percentOf(current.items) }
}

/**
 * A list whose day, week or month is over has no ticks. Every write begins from this, so a list starts anew once,
 * whoever asks first and however often. A person who has travelled back to yesterday keeps their ticks.
 */
export function startedAnew(list: KeptChecklist, today: string): KeptChecklist {
  if (!list.recurrencePattern || !list.lastResetDate) return list
  const lastResetDate = firstDayOf(list.recurrencePattern, today)
  if (lastResetDate <= list.lastResetDate) return list
  return { ...list, lastResetDate, items: list.items.map((item) => ({ ...item, completed: false })) }
}

/** The day itself, its Monday, or the 1st of its month. */
export function firstDayOf(pattern: Recurrence, today: string): string {
  const day = Temporal.PlainDate.from(today)
  if (pattern === 'monthly') return day.with({ day: 1 }).toString()
  if (pattern === 'weekly') return day.subtract({ days: day.dayOfWeek - 1 }).toString()
  return today
}

/** What a change makes of a list. In another rhythm it keeps its ticks until the new day, week or month is over. */
export function changedList(before: KeptChecklist, { items, ...change }: ChecklistChange, today: string) {
  const current = startedAnew(before, today)
  const list = changed<KeptChecklist>(current, change)
  const lastResetDate = list.recurrencePattern === current.recurrencePattern ? current.lastResetDate : null
  const itemsNow = items ? itemsAfter(current.items, items) : current.items
  return withRhythm({ ...list, lastResetDate, items: itemsNow }, today)
}

type Rhythm = Pick<KeptChecklist, 'isRecurring' | 'recurrencePattern' | 'lastResetDate' | 'dueDate'>

/** A recurring list has a pattern and no due date, any other only perhaps a due date. */
export function withRhythm<List extends Rhythm>(list: List, today: string): List {
  if (!list.isRecurring) return { ...list, recurrencePattern: null, lastResetDate: null }
  const lastResetDate = list.lastResetDate ?? (list.recurrencePattern && firstDayOf(list.recurrencePattern, today))
  return { ...list, lastResetDate, dueDate: null }
}

type GivenItems = NonNullable<ChecklistChange['items']>

/** The whole list in its new order. One with the id of an item stays that item; any other is new. */
export function itemsAfter(before: readonly ChecklistItem[], given: GivenItems): ChecklistItem[] {
  const known = new Map(before.map((item) => [item.id, item]))
  return given.map(({ id = '', text, completed }) => {
    const item = known.get(id)
    // An id stands for one item: named twice, the second is a new one.
    known.delete(id)
    return { id: item?.id ?? crypto.randomUUID(), text, completed: completed ?? item?.completed ?? false }
  })
}

/** Rounded down, so that 100 is said only when everything is done. */
export function percentOf(items: readonly ChecklistItem[]): number {
  if (items.length === 0) return 0
  return Math.floor((items.filter(({ completed }) => completed).length * 100) / items.length)
}
