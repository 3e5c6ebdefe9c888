import { and, eq, sql } from 'drizzle-orm'
import type { NewEntry, Source, Visibility, WrittenEntry } from '#contract/journal.ts'
import { userById } from '#server/features/account/queries.ts'
import { users } from '#server/features/account/tables.ts'
import { analyseEntry } from '#server/features/analysis/entry/rules.ts'
import { ownPart } from '#server/features/parts/queries.ts'
import { type AlarmAnswer, readRisk } from '#server/features/safety/alarm.ts'
import { careFor } from '#server/features/safety/care.ts'
import type { Db } from '#server/platform/database/database.ts'
import { one } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf, dayOf } from '#server/platform/time.ts'
import { entryRisks, type KeptEntry, openEntry, readIn, riskOf, sealedEntries } from './sealing.ts'
import { noteAdded } from './searching/index/unmerged.ts'
import { entries } from './tables.ts'

export type EntryDraft = {
  title: string
  content: string
  source: Source
  visibility?: Visibility | undefined
  speakingAsPartId?: number | null | undefined
  /** Who said what, for what was talked and not written. */
  transcription?: string | null
  /** What a call adds; the mood is the one the person stated, if any. */
  call?: { id: number; seconds: number; mood: number | null; wordCount: number }
  /** What the person said of the danger that was heard in it, where they were asked. */
  alarmAnswer?: AlarmAnswer | null
  /** When it was written, for what is brought from elsewhere. */
  createdAt?: Temporal.Instant
}

type Writing = Needs<'vault' | 'jobs' | 'now'> & { db: Db }

/** Understands and keeps an entry. A call that was told before keeps the entry it has. */
export function addEntry({ db, vault, jobs, now }: Writing, userId: UserId, draft: EntryDraft): Promise<KeptEntry> {
  return db.transaction(async (tx) => {
    const { entry, isNew } = await insertEntry({ db: tx, vault, now }, userId, draft)
    if (!isNew) return entry
    await refreshTotals(tx, userId)
    await jobs.emit(tx, 'journal.entry-added', { userId, entryId: entry.id })
    return entry
  })
}

/** What a person types. Their other open pages hear of it. */
export async function writeEntry(
  services: Needs<'db' | 'vault' | 'jobs' | 'realtime' | 'now'>,
  userId: UserId,
  entry: NewEntry,
): Promise<WrittenEntry> {
  const written = await services.db.transaction(async (tx) => {
    if (entry.speakingAsPartId) await ownPart(tx, userId, entry.speakingAsPartId)
    return addEntry({ ...services, db: tx }, userId, { ...entry, source: 'manual' })
  })
  await services.realtime.push(userId, { type: 'changed', feature: 'journal' })
  const { timeZone } = await userById(services, userId)
  return { ...written, care: careFor(riskOf(written), timeZone) }
}

/** The row alone; whoever adds many refreshes the totals once, when all are in. */
export async function insertEntry(
  { db, vault, now }: Needs<'vault' | 'now'> & { db: Db },
  userId: UserId,
  draft: EntryDraft,
): Promise<{ entry: KeptEntry; isNew: boolean }> {
  const { title, content, source, visibility, speakingAsPartId, transcription = null, call, createdAt = now() } = draft
  const { timeZone } = await userById({ db }, userId)
  const { moodScore, sentiment, themes, wordCount } = analyseEntry(content, { mood: call?.mood ?? null })
  const id = await sealedEntries.nextId(db)
  const safe = await vault.safeOf(db, userId)
  const [saved] = await db
    .insert(entries)
    .values({
      id,
      userId,
      words: sealedEntries.seal(safe, id, { title, content, transcription, themes }),
      ...entryRisks.kept(safe, id, readRisk(readIn(draft), draft.alarmAnswer)),
      moodScore,
      // A number the person said wins over what their words seem to say, also when those change.
      moodIsOwn: typeof call?.mood === 'number',
      sentiment,
      wordCount: call?.wordCount ?? wordCount,
      callId: call?.id,
      callDuration: call?.seconds,
      source,
      visibility,
      speakingAsPartId,
      day: dayOf(createdAt, timeZone),
      createdAt: dateOf(createdAt),
    })
    .onConflictDoNothing({ target: [entries.userId, entries.callId] })
    .returning()
  if (saved) {
    await noteAdded(db, userId, id)
    return { entry: openEntry(safe, saved), isNew: true }
  }
  const isOfThisCall = and(eq(entries.userId, userId), eq(entries.callId, call?.id ?? 0))
  return { entry: openEntry(safe, one(await db.select().from(entries).where(isOfThisCall))), isNew: false }
}

/** Counts anew instead of adding up: after any write, backdated or deleted, the totals are what the entries say. */
export async function refreshTotals(db: Db, userId: UserId) {
  // Two writes of one person wait for each other here, so that the later one sees both entries.
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  await db.execute(sql`
    with mine as (select day, word_count, mood_score from journal_entries where user_id = ${userId}),
    runs as (
      select max(day) as last_day, count(*)::int as length
      from (select day, day - (row_number() over (order by day))::int as run from (select distinct day from mine) d) r
      group by run
    )
    insert into journal_totals as t (user_id, entries, words, average_mood, last_day, last_run, longest_run)
    select ${userId}, count(*), coalesce(sum(word_count), 0), avg(mood_score), max(day),
      coalesce((select length from runs order by last_day desc limit 1), 0),
      coalesce((select max(length) from runs), 0)
    from mine
    on conflict (user_id) do update set entries = excluded.entries, words = excluded.words,
      average_mood = excluded.average_mood, last_day = excluded.last_day,
      last_run = excluded.last_run, longest_run = excluded.longest_run`)
}
