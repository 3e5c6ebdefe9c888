import { and, desc, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Source } from '#contract/journal.ts'
import { speaksOf, without } from '#server/features/memory/forbidden.ts'
import { forbiddenBy } from '#server/features/memory/notes.ts'
import { isCalm, standingLevel } from '#server/features/safety/alarm.ts'
import { isOtherLanguage } from '#server/language/detection/detection.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import type { RiskLevel } from '#server/risk/assess.ts'
import { openEntry, riskOf } from '../sealing.ts'
import { entries } from '../tables.ts'

/** An entry as reminders and prompts read it. `day` is the person's own. */
export type RecentEntry = {
  id: number
  day: string
  source: Source
  content: string
  moodScore: number | null
  themes: string[]
  /** As far as it may change what is said: nothing of an alarm that was dismissed, or never agreed to. */
  safety: RiskLevel
  /** Whether it may be quoted and built upon: nothing of a crisis, one's own or a friend's, is. */
  isCalm: boolean
}

/** A line of an entry, in the person's exact words. */
export type Moment = { entryId: number; writtenOn: string; source: Source; quote: string }

const recentDays = 21
const mostEntries = 40
const mostCharacters = 30_000
/** Enough of a very long entry; what a day leaves open stands mostly near its end, so the end is read. */
const longestRead = 6_000

/** What was written up to `today`, newest first: in three weeks, or in as many days as are asked for. */
export async function recentOf(
  { db, vault }: Needs<'db' | 'vault'>,
  userId: UserId,
  today: string,
  daysBack = recentDays,
): Promise<RecentEntry[]> {
  const first = Temporal.PlainDate.from(today).subtract({ days: daysBack }).toString()
  const rows = await db
    .select()
    .from(entries)
    .where(and(eq(entries.userId, userId), gte(entries.day, first), lte(entries.day, today)))
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(mostEntries)
  const safe = await vault.safeOf(db, userId)
  const forbidden = await forbiddenBy({ db, vault }, userId)
  const opened = rows.map((row) => ({ day: row.day, entry: openEntry(safe, row) }))
  return withinReach(opened, today).map(({ day, entry }) => asRecent(day, entry, forbidden))
}

type Opened = ReturnType<typeof openEntry>

/** The newest of it, as much as can be read while somebody waits; the last three days always, for their safety. */
function withinReach(found: { day: string; entry: Opened }[], today: string) {
  const always = Temporal.PlainDate.from(today).subtract({ days: 2 }).toString()
  let characters = 0
  return found.filter(({ day, entry }) => {
    characters += entry.content.length
    return characters <= mostCharacters || day >= always
  })
}

/** What was written on these days, however long ago. */
export async function entriesOn({ db, vault }: Needs<'db' | 'vault'>, userId: UserId, days: readonly string[]) {
  const rows = await db
    .select()
    .from(entries)
    .where(and(eq(entries.userId, userId), inArray(entries.day, [...days])))
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(mostEntries)
  const safe = await vault.safeOf(db, userId)
  const forbidden = await forbiddenBy({ db, vault }, userId)
  return rows.map((row) => asRecent(row.day, openEntry(safe, row), forbidden))
}

/**
 * Its safety is judged by all of it; what the person forbade to bring up is not in what may be brought up, and nothing is
 * read out of another language than English.
 */
function asRecent(day: string, entry: Opened, forbidden: readonly string[]): RecentEntry {
  const { id, source, content, moodScore, themes } = entry
  const risk = riskOf(entry)
  const isWelcome = (theme: string) => !speaksOf(theme, forbidden)
  return {
    ...{ id, day, source, content: isOtherLanguage(content) ? '' : without(forbidden, endOf(content)), moodScore },
    ...{ themes: themes.filter(isWelcome), safety: standingLevel(risk), isCalm: isCalm(risk) },
  }
}

/** Whole sentences only: half a one would be a false quote. */
function endOf(content: string): string {
  return content.length > longestRead ? content.slice(-longestRead).replace(/^[^.!?]*[.!?]+\s*/, '') : content
}
