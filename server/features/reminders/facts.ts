import { userById } from '#server/features/account/queries.ts'
import { scheduleOf } from '#server/features/calls/schedule/queries.ts'
import { aimsOf } from '#server/features/goals/aims.ts'
import { statsFor } from '#server/features/journal/queries.ts'
import { careFor } from '#server/features/journal/recent/recent-care.ts'
import { entriesOn, recentOf } from '#server/features/journal/recent/recent-entries.ts'
import { forbiddenBy, notesOf } from '#server/features/memory/notes.ts'
import { openThreads } from '#server/features/memory/rules.ts'
import { helpLine } from '#server/features/safety/lines/help-lines.ts'
import { preferencesOf } from '#server/features/settings/preferences.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { shownBefore } from './queries.ts'
import type { Facts } from './rules.ts'

export type Gathering = Needs<'db' | 'vault' | 'now'>

export async function factsFor(services: Gathering, userId: UserId, today: string): Promise<Facts> {
  const { timeZone } = await userById(services, userId)
  const [recent, longAgo, { journalStreak: streak }, before, goals, { nextCallAt }, notes, { wants }, forbidden] =
    await Promise.all([
      recentOf(services, userId, today),
      entriesOn(services, userId, sameDays(today)),
      statsFor(services, userId),
      shownBefore(services, userId, today),
      aimsOf(services, userId),
      scheduleOf(services, userId),
      notesOf(services, userId),
      preferencesOf(services, userId),
      forbiddenBy(services, userId),
    ])
  const needsCare = await careFor(services, userId, recent, today)
  const callAt = callToday(nextCallAt, timeZone, today)
  return {
    ...{ userId, today, recent, threads: openThreads(recent, notes), longAgo, streak, callAt, goals, wants, forbidden },
    ...{ help: helpFor(timeZone), needsCare, ...before },
  }
}

/** A month and half a year ago, and every year for ten. */
function sameDays(today: string): string[] {
  const day = Temporal.PlainDate.from(today)
  const years = Array.from({ length: 10 }, (_, place) => ({ years: place + 1 }))
  return [{ months: 1 }, { months: 6 }, ...years].map((ago) => day.subtract(ago).toString())
}

/** When the phone is still to ring today. */
export async function callStillToCome(services: Gathering, userId: UserId, today: string): Promise<string | null> {
  const { timeZone } = await userById(services, userId)
  return callToday((await scheduleOf(services, userId)).nextCallAt, timeZone, today)
}

function callToday(at: Date | null, timeZone: string, today: string): string | null {
  if (!at) return null
  const next = at.toTemporalInstant().toZonedDateTimeISO(timeZone)
  if (next.toPlainDate().toString() !== today) return null
  const minute = String(next.minute).padStart(2, '0')
  return `${next.hour % 12 || 12}:${minute} ${next.hour < 12 ? 'AM' : 'PM'}`
}

function helpFor(timeZone: string): string {
  const { words, emergency } = helpLine(timeZone)
  return `${words} In an emergency, call ${emergency}.`
}
