import { and, eq } from 'drizzle-orm'
import { sealedEntries } from '#server/features/journal/sealing.ts'
import { type EntryDraft, insertEntry, refreshTotals } from '#server/features/journal/service.ts'
import { entries } from '#server/features/journal/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import { beginning } from './life/beginning.ts'
import { lately } from './life/lately.ts'
import type { Written } from './life/life.ts'
import { middle } from './life/middle.ts'
import { instantOf, type Seeding, type Step, withWeekdays } from './seeding.ts'

const evening = '20:30'
const written = [...beginning, ...middle, ...lately]

export const writeDiary: Step = async (seeding) => `${await writeEntries(seeding, written)} written entries`

/** How many of them were not there yet. */
export function writeEntries(seeding: Seeding, diary: readonly Written[]): Promise<number> {
  return seeding.services.db.transaction(async (tx) => {
    const { userId } = seeding
    const rows = await tx.select({ at: entries.createdAt }).from(entries).where(eq(entries.userId, userId))
    const known = new Set(rows.map(({ at }) => at.getTime()))
    let added = 0
    for (const { daysAgo, time = evening, title, content, isForFriends, ...marks } of diary) {
      const createdAt = instantOf(seeding, daysAgo, time)
      if (known.has(createdAt.epochMilliseconds)) continue
      const visibility = isForFriends ? 'friends' : 'private'
      const text = withWeekdays(seeding, daysAgo, content)
      await insertMarked(tx, seeding, { title, content: text, source: 'manual', visibility, createdAt }, marks)
      added += 1
    }
    await refreshTotals(tx, userId)
    return added
  })
}

export type Marks = { mood?: number; tags?: readonly string[]; isArtifact?: boolean }

/** An entry as it looks after the person has put tags and a number on it, or treasured it. */
export async function insertMarked(db: Db, seeding: Seeding, draft: EntryDraft, marks: Marks) {
  const { services, userId } = seeding
  const { vault, now } = services
  const { entry } = await insertEntry({ db, vault, now }, userId, draft)
  const { title, content, transcription } = entry
  const { tags = entry.themes, mood: moodScore = entry.moodScore, isArtifact = false } = marks
  const safe = await vault.safeOf(db, userId)
  const words = sealedEntries.seal(safe, entry.id, { title, content, transcription, themes: [...tags] })
  await db
    .update(entries)
    .set({ words, moodScore, isArtifact })
    .where(and(eq(entries.userId, userId), eq(entries.id, entry.id)))
  return entry
}
