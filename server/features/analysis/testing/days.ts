import { analyseEntry } from '#server/features/analysis/entry/rules.ts'
import { insertEntry, refreshTotals } from '#server/features/journal/service.ts'
import { readRisk } from '#server/features/safety/alarm.ts'
import type { Services, UserId } from '#server/platform/services.ts'
import type { Noted } from '../period/facts/noted.ts'

/** Entries as the rules see them, numbered in their order; each test says only what matters to it. */
export function notes(...told: (Partial<Noted> & Pick<Noted, 'day' | 'content'>)[]): Noted[] {
  return told.map((own, at) => ({
    ...{ id: at + 1, title: 'A day', source: 'manual' as const, ...analyseEntry(own.content) },
    risk: readRisk(own.content),
    ...own,
  }))
}

/** Entries at noon of these days where the person lives. */
export async function wrote(
  services: Services,
  person: { id: number; user: { timeZone: string } },
  days: Record<string, string>,
): Promise<number[]> {
  const userId = person.id as UserId
  const ids: number[] = []
  for (const [day, content] of Object.entries(days)) {
    const at = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: person.user.timeZone, plainTime: '12:00' })
    const draft = { title: 'A day', content, source: 'manual' as const, createdAt: at.toInstant() }
    ids.push((await insertEntry(services, userId, draft)).entry.id)
  }
  await refreshTotals(services.db, userId)
  return ids
}
