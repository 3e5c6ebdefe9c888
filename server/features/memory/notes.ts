import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type MemoryNote, MemoryNote as Note } from '#contract/memory.ts'
import { preferencesOf } from '#server/features/settings/preferences.ts'
import { userSettings } from '#server/features/settings/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import { type SealedRows, sealedRows } from '#server/platform/sealed-rows.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { memoryNotes } from './tables.ts'

type Kept = MemoryNote & { userId: UserId; said: string | null }

/** The column is called `words` like every sealed one; the note's own words are `said` in it. */
const sealedWords = z.object({ about: Note.shape.about, said: Note.shape.words })

export const keptNotes: SealedRows<Omit<Kept, 'words'>> = sealedRows(memoryNotes, sealedWords)

export const asNote = ({ id, does, about, entryId, said, createdAt }: Omit<Kept, 'words'>): MemoryNote => ({
  ...{ id, does, about, entryId, words: said, createdAt },
})

export async function notesOf(services: Needs<'vault'> & { db: Db }, userId: UserId): Promise<MemoryNote[]> {
  return (await keptNotes.of(services, userId, asc(memoryNotes.id))).map(asNote)
}

/**
 * What is not to be brought up: what was forbidden here, and what the preferences ask to leave out. One small read for
 * whoever has said nothing of either.
 */
export async function forbiddenBy(services: Needs<'vault'> & { db: Db }, userId: UserId): Promise<string[]> {
  const [said] = await services.db
    .select({ preferences: sql<boolean>`${userSettings.words} is not null`, note: memoryNotes.id })
    .from(userSettings)
    .leftJoin(memoryNotes, eq(memoryNotes.userId, userSettings.userId))
    .where(eq(userSettings.userId, userId))
    .limit(1)
  const { avoids } = said?.preferences ? await preferencesOf(services, userId) : { avoids: [] }
  const notes = said?.note ? await notesOf(services, userId) : []
  return [...new Set([...notes.flatMap(({ does, about }) => (does === 'never' ? [about] : [])), ...avoids])]
}
