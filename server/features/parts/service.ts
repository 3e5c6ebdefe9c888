import { and, eq, sql } from 'drizzle-orm'
import type { NewPart, PartChange } from '#contract/parts.ts'
import { entries } from '#server/features/journal/tables.ts'
import { changed } from '#server/platform/changed.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { keptParts } from './sealing.ts'

type Writing = Needs<'db' | 'vault' | 'realtime'>

export async function addPart({ db, vault, realtime }: Writing, userId: UserId, part: NewPart) {
  const added = await keptParts.add({ db, vault }, userId, part)
  await realtime.push(userId, { type: 'changed', feature: 'parts' })
  return added
}

export async function changePart({ db, vault, realtime }: Writing, userId: UserId, partId: number, change: PartChange) {
  const after = await keptParts.change({ db, vault }, userId, partId, (before) => changed(before, change))
  await realtime.push(userId, { type: 'changed', feature: 'parts' })
  return after
}

/** What was written as this part stays, written as nobody in particular. */
export async function removePart({ db, realtime }: Writing, userId: UserId, partId: number) {
  await db.transaction(async (tx) => {
    await keptParts.remove(tx, userId, partId)
    await tx
      .update(entries)
      .set({ speakingAsPartId: null, version: sql`${entries.version} + 1` })
      .where(and(eq(entries.userId, userId), eq(entries.speakingAsPartId, partId)))
  })
  await realtime.push(userId, { type: 'changed', feature: 'parts' })
  await realtime.push(userId, { type: 'changed', feature: 'journal' })
}
