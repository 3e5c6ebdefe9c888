import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { CoachAnswer } from '#contract/coach.ts'
import type { Stats } from '#contract/journal.ts'
import type { DailyReminders } from '#contract/reminders.ts'
import { rereadMessages } from '#server/features/coach/care/rereading.ts'
import { messageRisks } from '#server/features/coach/sealing.ts'
import { messages } from '#server/features/coach/tables.ts'
import { rereadEntries } from '#server/features/journal/rereading.ts'
import { entryRisks, openEntry } from '#server/features/journal/sealing.ts'
import { insertEntry, refreshTotals } from '#server/features/journal/service.ts'
import { entries } from '#server/features/journal/tables.ts'
import type { UserId } from '#server/platform/services.ts'
import { riskVersion } from '#server/risk/assess.ts'
import type { Person, SentEntry } from '#server/testing/person.ts'
import { type World, worldOfItsOwn } from '#server/testing/world.ts'
import { readRisk } from './alarm.ts'

const plain = 'I want to kill myself.'

async function wroteDaysAgo({ services }: World, person: Person, days: number, content: string) {
  const userId = person.id as UserId
  const createdAt = services.now().subtract({ hours: 24 * days })
  const { entry } = await insertEntry(services, userId, { title: 'A day', content, source: 'manual', createdAt })
  await refreshTotals(services.db, userId)
  return entry.id
}

/** As an older version left it, which heard nothing. */
async function readByAnOlder({ services: { db, vault } }: World, person: Person, id: number) {
  const safe = await vault.safeOf(db, person.id as UserId)
  const { risk } = entryRisks.kept(safe, id, readRisk('We planted tomatoes.'))
  await db
    .update(entries)
    .set({ risk, riskVersion: riskVersion - 1 })
    .where(eq(entries.id, id))
}

async function kept({ services: { db, vault } }: World, person: Person, id: number) {
  const isThis = and(eq(entries.userId, person.id as UserId), eq(entries.id, id))
  const [row] = await db.select().from(entries).where(isThis)
  if (!row) throw new Error('there is no such entry')
  return { ...openEntry(await vault.safeOf(db, person.id as UserId), row), words: row.words }
}

const withoutClock = () => worldOfItsOwn({ onClock: [] })

test('what an older version read is read by this one, once, and no word of it is written', async () => {
  const world = await withoutClock()
  const ana = await world.person()
  const id = await wroteDaysAgo(world, ana, 20, plain)
  await readByAnOlder(world, ana, id)
  const before = await kept(world, ana, id)
  expect(before.risk?.level).toBe(0)
  await Promise.all([rereadEntries.run(world.services), rereadEntries.run(world.services)])
  const after = await kept(world, ana, id)
  expect(after).toMatchObject({
    riskVersion,
    risk: { level: 3, isExplicit: true, isLate: true },
    version: before.version,
  })
  expect(after.words).toEqual(before.words)
  await rereadEntries.run(world.services)
  expect(await kept(world, ana, id)).toEqual(after)
})

test('nobody is alarmed by what they wrote weeks ago', async () => {
  const world = await withoutClock()
  const ana = await world.person()
  const id = await wroteDaysAgo(world, ana, 20, plain)
  await readByAnOlder(world, ana, id)
  let heard = 0
  const stop = world.services.realtime.listen(ana.id as UserId, () => {
    heard += 1
  })
  await rereadEntries.run(world.services)
  stop()
  expect(heard).toBe(0)
  expect((await ana.get<SentEntry>(`~/journal-entries/${id}`)).hasAlarm).toBe(false)
  expect((await ana.get<Stats>('~/stats')).isQuiet).toBe(false)
  expect((await ana.get<z.input<typeof DailyReminders>>('~/daily-reminders')).isCare).toBe(false)
})

test('what was set aside stays so, whatever a newer version hears in it', async () => {
  const world = await withoutClock()
  const ana = await world.person()
  const { id } = await ana.writes(plain)
  await ana.send({ method: 'DELETE', url: `~/journal-entries/${id}/alarm` })
  await world.services.db.update(entries).set({ riskVersion: 1 }).where(eq(entries.id, id))
  await rereadEntries.run(world.services)
  expect(await kept(world, ana, id)).toMatchObject({ riskVersion, hasAlarm: false, risk: { answer: 'not-meant' } })
})

test('journals of before are read a few at a time, and one that cannot be opened holds up no other', async () => {
  const world = await withoutClock()
  const ana = await world.person()
  const ids: number[] = []
  for (let day = 0; day < 60; day += 1) ids.push(await wroteDaysAgo(world, ana, 30, `Day ${day} at the lake.`))
  await world.services.db.update(entries).set({ risk: null, riskVersion: 0 })
  const spoilt = ids[10] ?? 0
  await world.services.db.update(entries).set({ words: sql`substring(words from 2)` }).where(eq(entries.id, spoilt))
  await rereadEntries.run(world.services)
  const left = await world.services.db.select({ id: entries.id }).from(entries).where(eq(entries.riskVersion, 0))
  expect(left).toEqual([{ id: spoilt }])
  expect(world.logged()).not.toContain('lake')
})

test('what was said to a coach is read again, too', async () => {
  const world = await withoutClock()
  const ana = await world.person()
  const chat = { method: 'POST', url: '~/ai-coach/chat', body: { message: plain } }
  const { said } = (await ana.send<z.input<typeof CoachAnswer>>(chat)).body
  const { db, vault } = world.services
  await db.update(messages).set({ risk: null, riskVersion: 0 }).where(eq(messages.role, 'user'))
  await rereadMessages.run(world.services)
  const [row] = await db.select().from(messages).where(eq(messages.id, said.id))
  if (!row) throw new Error('there is no such message')
  expect(row.riskVersion).toBe(riskVersion)
  expect(messageRisks.open(await vault.safeOf(db, ana.id as UserId), row)).toMatchObject({ level: 3, isLate: false })
})
