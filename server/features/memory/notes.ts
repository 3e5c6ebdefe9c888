import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type MemoryNote, MemoryNote as Note } from '#contract/memory.ts'
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

/** What is not to be brought up; one small read for whoever has forbidden nothing. */
export async function forbiddenBy(services: Needs<'vault'> & { db: Db }, userId: UserId): Promise<string[]> {
  const rows = await services.db.select({ id: memoryNotes.id }).from(memoryNotes).where(eq(memoryNotes.userId, userId))
  if (rows.length === 0) return []
  return (await notesOf(services, userId)).flatMap(({ does, about }) => (does === 'never' ? [about] : []))
}
