import { and, eq } from 'drizzle-orm'
import { type Checklist, type ChecklistChange, eitherOr, howOften, type NewChecklist } from '#contract/checklists.ts'
import { todayOf } from '#server/features/account/today.ts'
import { goals } from '#server/features/goals/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import { notFound, Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { changedList, itemsAfter, type KeptChecklist, shown, startedAnew, withRhythm } from './rules.ts'
import { keptChecklists } from './sealing.ts'

type Writing = Needs<'db' | 'vault' | 'realtime' | 'now'>

export async function addChecklist(services: Writing, userId: UserId, list: NewChecklist): Promise<Checklist> {
  const { db, vault, realtime } = services
  const today = await todayOf(services, userId)
  const { description = null, relatedGoalId = null, recurrencePattern = null, dueDate = null } = list
  const items = itemsAfter([], list.items)
  const given = { ...list, items, description, relatedGoalId, recurrencePattern, dueDate, lastResetDate: null }
  const added = await db.transaction(async (tx) => {
    await requireOwnGoal(tx, userId, relatedGoalId)
    return keptChecklists.add({ db: tx, vault }, userId, withRhythm(given, today))
  })
  await realtime.push(userId, { type: 'changed', feature: 'checklists' })
  return shown(added, today)
}

export function changeChecklist(services: Writing, userId: UserId, checklistId: number, change: ChecklistChange) {
  return become(services, userId, checklistId, change.relatedGoalId, (before, today) => {
    const after = changedList(before, change, today)
    if (after.isRecurring && change.dueDate) throw new Problem(400, 'invalid_input', eitherOr)
    if (after.isRecurring && !after.recurrencePattern) throw new Problem(400, 'invalid_input', howOften)
    return after
  })
}

export function tickItem(services: Writing, userId: UserId, checklistId: number, itemId: string, completed: boolean) {
  return become(services, userId, checklistId, null, (before, today) => {
    const list = startedAnew(before, today)
    if (!list.items.some(({ id }) => id === itemId)) throw notFound()
    return { ...list, items: list.items.map((item) => (item.id === itemId ? { ...item, completed } : item)) }
  })
}

export async function removeChecklist({ db, realtime }: Writing, userId: UserId, checklistId: number) {
  await keptChecklists.remove(db, userId, checklistId)
  await realtime.push(userId, { type: 'changed', feature: 'checklists' })
}

async function become(
  services: Writing,
  userId: UserId,
  checklistId: number,
  goalId: number | null | undefined,
  after: (before: KeptChecklist, today: string) => KeptChecklist,
): Promise<Checklist> {
  const { db, vault, realtime } = services
  const today = await todayOf(services, userId)
  const changed = await db.transaction(async (tx) => {
    await requireOwnGoal(tx, userId, goalId)
    return keptChecklists.change({ db: tx, vault }, userId, checklistId, (before) => after(before, today))
  })
  await realtime.push(userId, { type: 'changed', feature: 'checklists' })
  return shown(changed, today)
}

/** Held until the list is written, so that the goal cannot go in between. */
async function requireOwnGoal(db: Db, userId: UserId, goalId: number | null | undefined) {
  if (!goalId) return
  const isThis = and(eq(goals.userId, userId), eq(goals.id, goalId))
  const [found] = await db.select({ id: goals.id }).from(goals).where(isThis).for('key share')
  if (!found) throw new Problem(400, 'invalid_input', 'Please choose one of your goals')
}
