import { userById } from '#server/features/account/queries.ts'
import { scheduleOf } from '#server/features/calls/schedule/queries.ts'
import { goalsOf } from '#server/features/goals/queries.ts'
import { statsFor } from '#server/features/journal/queries.ts'
import { entriesOn, recentOf } from '#server/features/recent/queries.ts'
import { helpLine } from '#server/features/safety/lines/help-lines.ts'
import { settingsOf } from '#server/features/settings/queries.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import type { Goal } from './lines.ts'
import { shownBefore } from './queries.ts'
import type { Facts } from './rules.ts'

export type Gathering = Needs<'db' | 'vault' | 'now'>

export async function factsFor(services: Gathering, userId: UserId, today: string): Promise<Facts> {
  const { timeZone } = await userById(services, userId)
  const [recent, longAgo, { journalStreak: streak }, shown, goals, { nextCallAt }] = await Promise.all([
    recentOf(services, userId, today),
    entriesOn(services, userId, sameDays(today)),
    statsFor(services, userId),
    shownBefore(services, userId, today),
    aimsOf(services, userId),
    scheduleOf(services, userId),
  ])
  const callAt = nextCallAt && callToday(nextCallAt.toTemporalInstant(), timeZone, today)
  return { userId, today, recent, longAgo, streak, callAt, goals, help: helpFor(timeZone), shown }
}

/** The goals under way, and what the person put on their list in the settings. */
async function aimsOf(services: Gathering, userId: UserId): Promise<Goal[]> {
  const [own, { goals: listed }] = await Promise.all([goalsOf(services, userId), settingsOf(services, userId)])
  const active = own.filter(({ status }) => status === 'active')
  return [...active, ...listed.map((title) => ({ title, targetDate: null }))].map(({ title, targetDate }) => ({
    title,
    targetDate,
  }))
}

/** A month and half a year ago, and every year for ten. */
function sameDays(today: string): string[] {
  const day = Temporal.PlainDate.from(today)
  const years = Array.from({ length: 10 }, (_, place) => ({ years: place + 1 }))
  return [{ months: 1 }, { months: 6 }, ...years].map((ago) => day.subtract(ago).toString())
}

function callToday(at: Temporal.Instant, timeZone: string, today: string): string | null {
  const next = at.toZonedDateTimeISO(timeZone)
  if (next.toPlainDate().toString() !== today) return null
  const minute = String(next.minute).padStart(2, '0')
  return `${next.hour % 12 || 12}:${minute} ${next.hour < 12 ? 'AM' : 'PM'}`
}

function helpFor(timeZone: string): string {
  const { words, emergency } = helpLine(timeZone)
  return `${words} In an emergency, call ${emergency}.`
}
