import { eq } from 'drizzle-orm'
import type { Memory, MemoryNote, NewMemoryNote } from '#contract/memory.ts'
import { users } from '#server/features/account/tables.ts'
import { entryById } from '#server/features/journal/queries.ts'
import { userSettings } from '#server/features/settings/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import { Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { asNote, keptNotes, notesOf } from './notes.ts'
import { memoryOf } from './queries.ts'

type Writing = Needs<'db' | 'vault' | 'jobs' | 'realtime' | 'now'>

const mostNotes = 200

export async function switchMemory(services: Writing, userId: UserId, isOn: boolean): Promise<Memory> {
  await services.db.update(userSettings).set({ memoryEnabled: isOn }).where(eq(userSettings.userId, userId))
  await services.realtime.push(userId, { type: 'changed', feature: 'memory' })
  return memoryOf(services, userId)
}

/** A note about an entry is only taken from whoever the entry belongs to. */
export async function noteMemory(services: Writing, userId: UserId, given: NewMemoryNote): Promise<MemoryNote> {
  const { vault, jobs } = services
  const entryId = 'entryId' in given ? (given.entryId ?? null) : null
  if (entryId !== null) await entryById(services, userId, entryId)
  const note = await services.db.transaction(async (tx) => {
    const [same, count] = await sameAs({ db: tx, vault }, userId, { ...given, entryId })
    if (count >= mostNotes) throw new Problem(409, 'not_allowed', 'Please take back a note before you add another.')
    for (const { id } of same) await keptNotes.remove(tx, userId, id)
    const said = given.does === 'correct' ? given.words : null
    const added = await keptNotes.add({ db: tx, vault }, userId, {
      does: given.does,
      entryId,
      about: given.about,
      said,
    })
    await jobs.emit(tx, 'memory.noted', { userId })
    return asNote(added)
  })
  await services.realtime.push(userId, { type: 'changed', feature: 'memory' })
  return note
}

export async function takeBackNote({ db, jobs, realtime }: Writing, userId: UserId, noteId: number) {
  await db.transaction(async (tx) => {
    await keptNotes.remove(tx, userId, noteId)
    await jobs.emit(tx, 'memory.noted', { userId })
  })
  await realtime.push(userId, { type: 'changed', feature: 'memory' })
}

/** Two notes at once wait for each other, so that the later finds the earlier. */
async function sameAs(
  services: Needs<'vault'> & { db: Db },
  userId: UserId,
  { does, about, entryId }: Pick<MemoryNote, 'does' | 'about' | 'entryId'>,
): Promise<[MemoryNote[], number]> {
  await services.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const notes = await notesOf(services, userId)
  const same = notes.filter((note) => note.does === does && note.about === about && note.entryId === entryId)
  return [same, notes.length - same.length]
}
