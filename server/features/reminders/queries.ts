import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { DailyReminders } from '#contract/reminders.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Exported } from '#server/platform/exported.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { sealedDays, type Words } from './sealing.ts'
import { dailyReminders } from './tables.ts'

type Reading = Needs<'vault'> & { db: Db }
export type KeptDay = Words & { id: number; date: string; generatedAt: Date }

export async function keptDay(
  { db, vault }: Reading,
  userId: UserId,
  date: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<KeptDay | null> {
  const isThisDay = and(eq(dailyReminders.userId, userId), eq(dailyReminders.date, date))
  const found = db.select().from(dailyReminders).where(isThisDay)
  const [row] = await (lock ? found.for('update') : found)
  return row ? sealedDays.open(await vault.safeOf(db, userId), row) : null
}

const fortnight = 14

/** What was shown on the fourteen days before `date`: what each line was about, and each affirmation. */
export async function shownBefore({ db, vault }: Reading, userId: UserId, date: string): Promise<Set<string>> {
  const first = Temporal.PlainDate.from(date).subtract({ days: fortnight }).toString()
  const rows = await db
    .select()
    .from(dailyReminders)
    .where(and(eq(dailyReminders.userId, userId), gte(dailyReminders.date, first), lt(dailyReminders.date, date)))
  const safe = await vault.safeOf(db, userId)
  return new Set(rows.flatMap((row) => shownOn(sealedDays.open(safe, row))))
}

export function shownOn({ lines, affirmations, before }: Words): string[] {
  return [...new Set([...before, ...lines.map(({ about }) => about), ...affirmations])]
}

export function asSent(date: string, kept: KeptDay | null): DailyReminders {
  if (!kept) return { date, reminders: [], affirmations: [], generatedAt: null }
  const { lines, affirmations, generatedAt } = kept
  return { date, reminders: lines.map(({ text }) => text), affirmations, generatedAt }
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
    return rows.map((row) => asSent(row.date, sealedDays.open(safe, row)))
  },
}
