import { desc } from 'drizzle-orm'
import type { Checklist } from '#contract/checklists.ts'
import { todayOf } from '#server/features/account/today.ts'
import type { Exported } from '#server/platform/exported.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { shown } from './rules.ts'
import { keptChecklists } from './sealing.ts'
import { checklists } from './tables.ts'

type Reading = Needs<'db' | 'vault' | 'now'>

export async function checklistsOf(services: Reading, userId: UserId): Promise<Checklist[]> {
  const lists = await keptChecklists.of(services, userId, desc(checklists.isActive), desc(checklists.id))
  const today = await todayOf(services, userId)
  return lists.map((list) => shown(list, today))
}

export async function checklistById(services: Reading, userId: UserId, checklistId: number): Promise<Checklist> {
  const list = await keptChecklists.one(services, userId, checklistId)
  return shown(list, await todayOf(services, userId))
}

export const exportedChecklists: Exported = { name: 'checklists', read: checklistsOf }
