import { eq } from 'drizzle-orm'
import type { Memory } from '#contract/memory.ts'
import { todayOf } from '#server/features/account/today.ts'
import { askedAs } from '#server/features/calls/turns.ts'
import { recentOf } from '#server/features/journal/recent/recent-entries.ts'
import { userSettings } from '#server/features/settings/tables.ts'
import type { Exported } from '#server/platform/exported.ts'
import { one } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { type Followed, questionPrefix, toFollowUp } from './asking.ts'
import { notesOf } from './notes.ts'
import { remembered } from './rules.ts'

type Reading = Needs<'db' | 'vault' | 'now'>

/** As far back as entries are read for it. */
const askedDays = 21

export async function memoryOf(services: Reading, userId: UserId): Promise<Memory> {
  const today = await todayOf(services, userId)
  const [isOn, recent, notes, asked] = await Promise.all([
    isSwitchedOn(services, userId),
    recentOf(services, userId, today),
    notesOf(services, userId),
    askedLately(services, userId),
  ])
  return {
    isOn,
    ...remembered(recent, notes),
    asked: asked.map(({ callId, words, at }) => ({ callId, words, at })),
    notes,
  }
}

/** What the companion may come back to at the beginning of a call; null where there is nothing, or it may not. */
export async function followUpFor(services: Reading, userId: UserId): Promise<Followed | null> {
  if (!(await isSwitchedOn(services, userId))) return null
  const today = await todayOf(services, userId)
  const { threads } = remembered(await recentOf(services, userId, today), await notesOf(services, userId))
  const asked = await askedLately(services, userId)
  return toFollowUp(threads, new Set(asked.map(({ question }) => question)), today)
}

async function isSwitchedOn({ db }: Needs<'db'>, userId: UserId): Promise<boolean> {
  const isOwn = eq(userSettings.userId, userId)
  const { isOn } = one(await db.select({ isOn: userSettings.memoryEnabled }).from(userSettings).where(isOwn))
  return isOn
}

async function askedLately({ db, vault, now }: Reading, userId: UserId) {
  const since = now().subtract({ hours: 24 * askedDays })
  return askedAs(db, await vault.safeOf(db, userId), userId, questionPrefix, since)
}

export const exportedMemory: Exported = { name: 'memory', read: memoryOf }
