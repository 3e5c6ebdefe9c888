import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Entry, EntryChange, WrittenEntry } from '#contract/journal.ts'
import { userById } from '#server/features/account/queries.ts'
import { forgetTalk } from '#server/features/calls/service.ts'
import { ownPart } from '#server/features/parts/queries.ts'
import { careForOld } from '#server/features/safety/care.ts'
import { notFound, Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { entryRisks, type KeptEntry, openEntry, riskOf, sealedEntries } from '../sealing.ts'
import { noteChanged, noteRemoved } from '../searching/index/unmerged.ts'
import { refreshTotals } from '../service.ts'
import { entries } from '../tables.ts'
import { changed, riskAfter } from './rules.ts'

type Changing = Needs<'db' | 'vault' | 'jobs' | 'realtime'>

const dayMs = 86_400_000
const thisEntry = (userId: UserId, entryId: number) => and(eq(entries.userId, userId), eq(entries.id, entryId))

/** Refused when the entry is no longer the version the change was made on: nothing is overwritten unseen. */
export async function changeEntry(
  services: Changing & Needs<'now'>,
  userId: UserId,
  entryId: number,
  { version, ...change }: EntryChange,
): Promise<WrittenEntry> {
  const become = (entry: KeptEntry) => changed(entry, change)
  const entry = await rewrite(services, userId, { entryId, version, partId: change.speakingAsPartId }, become)
  if (change.title === undefined && change.content === undefined) return { ...entry, care: null }
  const { timeZone } = await userById(services, userId)
  const daysAgo = (services.now().epochMilliseconds - entry.createdAt.getTime()) / dayMs
  return { ...entry, care: careForOld(riskOf(entry), timeZone, { daysAgo }) }
}

export function changeTags(
  services: Changing,
  userId: UserId,
  entryId: number,
  { themes, version }: { themes: string[]; version?: number | undefined },
): Promise<Entry> {
  return rewrite(services, userId, { entryId, version }, (entry) => changed(entry, { themes }))
}

/** From now on what stands in it was seen, and is not replaced. */
export async function markOpened({ db }: Needs<'db'>, userId: UserId, entryId: number) {
  const isUnopened = and(thisEntry(userId, entryId), isNull(entries.openedAt))
  await db.update(entries).set({ openedAt: sql`now()` }).where(isUnopened)
}

type Draft = Pick<Entry, 'title' | 'content'> & { themes: readonly string[] }

/**
 * A better telling of a call takes the place of the first one, while nobody has opened or touched it; its mood stays.
 * False where it stays as it is, and so the second time.
 */
export async function replaceUnopened(
  { db, vault, jobs, realtime }: Changing,
  userId: UserId,
  entryId: number,
  { title, content, themes }: Draft,
): Promise<boolean> {
  const isReplaced = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(entries).where(thisEntry(userId, entryId)).for('update')
    if (!row || row.openedAt || row.version > 1 || row.isArtifact) return false
    const safe = await vault.safeOf(tx, userId)
    const before = openEntry(safe, row)
    const { transcription } = before
    const words = sealedEntries.seal(safe, entryId, { title, content, transcription, themes: [...themes] })
    const risk = riskAfter(before, { title, content })
    await tx
      .update(entries)
      .set({ words, version: row.version + 1, ...(risk && entryRisks.kept(safe, entryId, risk)) })
      .where(thisEntry(userId, entryId))
    await jobs.emit(tx, 'journal.entry-changed', { userId, entryId })
    return true
  })
  if (isReplaced) await realtime.push(userId, { type: 'changed', feature: 'journal' })
  return isReplaced
}

type Which = { entryId: number; version: number | undefined; partId?: number | null | undefined }

async function rewrite(
  { db, vault, jobs, realtime }: Changing,
  userId: UserId,
  { entryId, version, partId }: Which,
  become: (entry: KeptEntry) => KeptEntry,
): Promise<KeptEntry> {
  const rewritten = await db.transaction(async (tx) => {
    // The part before the entry, as where a part is deleted, so that neither waits for the other.
    if (partId) await ownPart(tx, userId, partId)
    const [row] = await tx.select().from(entries).where(thisEntry(userId, entryId)).for('update')
    if (!row) throw notFound()
    if (version !== undefined && version !== row.version) {
      throw new Problem(409, 'changed_elsewhere', 'This entry was changed somewhere else meanwhile.')
    }
    const safe = await vault.safeOf(tx, userId)
    const before = openEntry(safe, row)
    await noteChanged(tx, safe, before)
    const { title, content, transcription, themes, risk: _, hasAlarm: __, ...plain } = become(before)
    const words = sealedEntries.seal(safe, entryId, { title, content, transcription, themes })
    const risk = riskAfter(before, { title, content })
    const kept = risk ? entryRisks.kept(safe, entryId, risk) : { risk: row.risk }
    const next = { ...plain, words, version: row.version + 1, ...kept }
    await tx.update(entries).set(next).where(thisEntry(userId, entryId))
    await refreshTotals(tx, userId)
    await jobs.emit(tx, 'journal.entry-changed', { userId, entryId })
    return openEntry(safe, next)
  })
  await realtime.push(userId, { type: 'changed', feature: 'journal' })
  return rewritten
}

/** Says nothing new, so that somebody who is just changing the text is not held up. */
export async function markArtifact(
  { db, vault, jobs, realtime }: Changing,
  userId: UserId,
  entryId: number,
  isArtifact: boolean,
): Promise<Entry> {
  const row = await db.transaction(async (tx) => {
    const [row] = await tx.update(entries).set({ isArtifact }).where(thisEntry(userId, entryId)).returning()
    if (!row) throw notFound()
    await jobs.emit(tx, 'journal.entry-changed', { userId, entryId })
    return row
  })
  await realtime.push(userId, { type: 'changed', feature: 'journal' })
  return openEntry(await vault.safeOf(db, userId), row)
}

/** With the talk it was made of, which would otherwise go on being kept in the call. */
export async function removeEntry({ db, vault, jobs, realtime }: Changing, userId: UserId, entryId: number) {
  const callId = await db.transaction(async (tx) => {
    const [row] = await tx.delete(entries).where(thisEntry(userId, entryId)).returning()
    if (!row) throw notFound()
    const safe = await vault.safeOf(tx, userId)
    await noteRemoved(tx, safe, openEntry(safe, row))
    if (row.callId) await forgetTalk(tx, userId, row.callId)
    await refreshTotals(tx, userId)
    await jobs.emit(tx, 'journal.entry-removed', { userId, entryId })
    return row.callId
  })
  await realtime.push(userId, { type: 'changed', feature: 'journal' })
  if (callId) await realtime.push(userId, { type: 'changed', feature: 'calls' })
}
