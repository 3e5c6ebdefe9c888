import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { DailyReminders } from '#contract/reminders.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Exported } from '#server/platform/exported.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { wordsOf } from './lines.ts'
import { openDay, type Words } from './sealing.ts'
import { dailyReminders } from './tables.ts'

type Reading = Needs<'vault'> & { db: Db }
export type KeptDay = Words & { id: number; date: string; generatedAt: Date; seenAt: Date | null }

export async function keptDay(
  { db, vault }: Reading,
  userId: UserId,
  date: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<KeptDay | null> {
  const isThisDay = and(eq(dailyReminders.userId, userId), eq(dailyReminders.date, date))
  const found = db.select().from(dailyReminders).where(isThisDay)
  const [row] = await (lock ? found.for('update') : found)
  return row ? openDay(await vault.safeOf(db, userId), row) : null
}

const fortnight = 14

/** What was shown on the fourteen days before `date`: what each line was about, and on the last of them. */
export async function shownBefore(services: Reading, userId: UserId, date: string) {
  const days = await keptBefore(services, userId, date)
  const yesterday = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString()
  const shownIn = (kept: readonly KeptDay[]) => new Set(kept.flatMap(shownOn))
  return { shown: shownIn(days), shownYesterday: shownIn(days.filter(({ date }) => date === yesterday)) }
}

/** Every way in which something was said on the fourteen days before `date`. */
export async function saidBefore(services: Reading, userId: UserId, date: string): Promise<string[]> {
  const days = await keptBefore(services, userId, date)
  return days.flatMap(({ lines, affirmations }) =>
    [...lines, ...affirmations].flatMap(({ text, said }) => [text, said ?? []].flat()),
  )
}

async function keptBefore({ db, vault }: Reading, userId: UserId, date: string): Promise<KeptDay[]> {
  const first = Temporal.PlainDate.from(date).subtract({ days: fortnight }).toString()
  const rows = await db
    .select()
    .from(dailyReminders)
    .where(and(eq(dailyReminders.userId, userId), gte(dailyReminders.date, first), lt(dailyReminders.date, date)))
  const safe = await vault.safeOf(db, userId)
  return rows.map((row) => openDay(safe, row))
}

export function shownOn({ lines, affirmations, before }: Words): string[] {
  return [...new Set([...before, ...[...lines, ...affirmations].map(({ about }) => about)])]
}

export function asSent(date: string, kept: KeptDay | null): DailyReminders {
  if (!kept) return { date, reminders: [], affirmations: [], generatedAt: null, isCare: false, wordedBy: null }
  const { lines, affirmations, generatedAt, isCare } = kept
  const wordedBy = [...lines, ...affirmations].find(({ saidBy }) => saidBy)?.saidBy ?? null
  return { date, reminders: lines.map(wordsOf), affirmations: affirmations.map(wordsOf), generatedAt, isCare, wordedBy }
}

export const exportedReminders: Exported = {
  name: 'reminders',
  async read({ db, vault }, userId) {
    const rows = await db
      .select()
      .from(dailyReminders)
      .where(eq(dailyReminders.userId, userId))
      .orderBy(asc(dailyReminders.date))
    const safe = await vault.safeOf(db, userId)
    return rows.map((row) => asSent(row.date, openDay(safe, row)))
  },
}
