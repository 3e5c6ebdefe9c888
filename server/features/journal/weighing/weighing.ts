import { and, eq } from 'drizzle-orm'
import type { KeptRisk, Weighed } from '#server/features/safety/alarm.ts'
import { opinionOn } from '#server/features/safety/second-opinion/opinion.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { assess } from '#server/risk/assess.ts'
import { opinionMay, weighed } from '#server/risk/second-opinion/opinion.ts'
import { entryRisks, openEntry, readIn, riskOf } from '../sealing.ts'
import { entries } from '../tables.ts'

type Weighing = Needs<'db' | 'vault' | 'llm' | 'jobs' | 'realtime' | 'now'>

/** What was written before that is no longer of today. */
const recentDays = 2
const dayMs = 86_400_000

/**
 * Asks for a second opinion on a written entry whose danger is in doubt, where the person allows it, and keeps what it
 * changes. Of what was changed or answered meanwhile nothing is kept. Safe to run again.
 */
export async function weighEntry(services: Weighing, userId: UserId, entryId: number): Promise<void> {
  const entry = await openRow(services, userId, entryId)
  if (!entry || !isInDoubt(entry, services.now())) return
  const words = readIn(entry)
  const opinion = await opinionOn(services, userId, { entryIds: [entryId] }, { words, purpose: 'danger-entry' })
  if (opinion === null) return
  const ours = assess(words)
  const { level } = weighed(ours, opinion)
  const secondOpinion: Weighed = level > ours.level ? 'raised' : level < ours.level ? 'lowered' : 'kept'
  const isKept = await keep(services, userId, entryId, words, { level, secondOpinion })
  if (isKept && level !== ours.level) await services.realtime.push(userId, { type: 'changed', feature: 'journal' })
}

type Opened = NonNullable<Awaited<ReturnType<typeof openRow>>>

function isInDoubt(entry: Opened, now: Temporal.Instant): boolean {
  const { answer, secondOpinion } = riskOf(entry)
  const isOfToday = now.epochMilliseconds - entry.createdAt.getTime() < recentDays * dayMs
  const isOpen = answer === null && secondOpinion === undefined
  return entry.source === 'manual' && isOfToday && isOpen && opinionMay(assess(readIn(entry))) !== null
}

async function keep(
  { db, vault, jobs }: Weighing,
  userId: UserId,
  entryId: number,
  words: string,
  opinion: Pick<KeptRisk, 'level' | 'secondOpinion'>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const entry = await openRow({ db: tx, vault }, userId, entryId, { isHeld: true })
    if (!entry || readIn(entry) !== words || riskOf(entry).answer !== null) return false
    const risk = { ...riskOf(entry), ...opinion }
    await keepRisk({ db: tx, vault }, userId, entryId, risk)
    if (opinion.level !== riskOf(entry).level) await jobs.emit(tx, 'journal.entry-changed', { userId, entryId })
    return true
  })
}

type Reading = Needs<'vault'> & { db: Db }

export async function openRow({ db, vault }: Reading, userId: UserId, entryId: number, { isHeld = false } = {}) {
  const asked = db
    .select()
    .from(entries)
    .where(and(eq(entries.userId, userId), eq(entries.id, entryId)))
  const [row] = await (isHeld ? asked.for('update') : asked)
  return row ? openEntry(await vault.safeOf(db, userId), row) : null
}

/** By which version of the reader it was read stays. */
export async function keepRisk({ db, vault }: Reading, userId: UserId, entryId: number, risk: KeptRisk) {
  const { risk: sealed } = entryRisks.kept(await vault.safeOf(db, userId), entryId, risk)
  const isThis = and(eq(entries.userId, userId), eq(entries.id, entryId))
  await db.update(entries).set({ risk: sealed }).where(isThis)
}
