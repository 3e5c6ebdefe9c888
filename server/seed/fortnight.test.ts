import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { personByNumber } from '#server/features/account/queries.ts'
import { openEntry } from '#server/features/journal/sealing.ts'
import { insertEntry, refreshTotals } from '#server/features/journal/service.ts'
import { entries } from '#server/features/journal/tables.ts'
import { personalPrompts } from '#server/features/prompts/service.ts'
import { remindersFor } from '#server/features/reminders/service.ts'
import type { Services, UserId } from '#server/platform/services.ts'
import { worldOfItsOwn } from '#server/testing/world.ts'
import { openSections } from './choices.ts'
import { setGoals } from './goals.ts'
import { person } from './life/person.ts'
import { sow } from './sowing.ts'

const { timeZone } = person
const days = 28

/** Everything Sam wrote and said, as it was, with its instant. */
async function lifeOf({ db, vault }: Services, userId: UserId) {
  const rows = await db.select().from(entries).where(eq(entries.userId, userId)).orderBy(asc(entries.createdAt))
  const safe = await vault.safeOf(db, userId)
  return rows.map((row) => {
    const { title, content, source, createdAt } = openEntry(safe, row)
    return { title, content, source, createdAt: createdAt.toTemporalInstant() }
  })
}

test('whoever lives Sam’s last four weeks reads nothing twice within a fortnight, and something of their own most mornings', {
  timeout: 120_000,
}, async () => {
  const clock = { now: Temporal.Now.instant() }
  const { services, ...world } = await worldOfItsOwn({ now: () => clock.now, onClock: [] })
  await sow(services)
  const life = await lifeOf(services, (await personByNumber(services, person.phoneNumber)) as UserId)
  const firstDay = clock.now.toZonedDateTimeISO(timeZone).toPlainDate()
  const userId = (await world.person({ timeZone })).id as UserId
  for (const step of [setGoals, openSections]) await step({ services, userId, firstDay, timeZone })
  const read: string[][] = []
  let ownMornings = 0
  for (let daysAgo = days - 1; daysAgo >= 0; daysAgo -= 1) {
    const morning = firstDay.subtract({ days: daysAgo }).toZonedDateTime({ timeZone, plainTime: '07:00' })
    clock.now = morning.toInstant()
    const { reminders, affirmations } = await remindersFor(services, userId)
    const prompts = [await personalPrompts(services, userId), await personalPrompts(services, userId)].flat()
    const today = [...reminders, ...affirmations, ...prompts]
    expect(today.filter((words) => read.slice(-13).flat().includes(words))).toEqual([])
    read.push(today)
    if (reminders.some((words) => words.includes('“') || words.startsWith('You '))) ownMornings += 1
    for (const entry of life) {
      if (!entry.createdAt.toZonedDateTimeISO(timeZone).toPlainDate().equals(morning.toPlainDate())) continue
      clock.now = entry.createdAt
      await insertEntry(services, userId, entry)
    }
    await refreshTotals(services.db, userId)
  }
  expect(ownMornings).toBeGreaterThanOrEqual(days * 0.75)
})
