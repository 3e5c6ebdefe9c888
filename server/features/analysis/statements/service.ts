import { and, eq, inArray } from 'drizzle-orm'
import type { StatementEdit } from '#contract/analysis.ts'
import { users } from '#server/features/account/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import { notFound } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import type { Period } from '../period/calendar.ts'
import { keptOf } from '../period/queries.ts'
import { decisionsOf, sealedDecisions } from './queries.ts'
import { type Decision, isSameMatter, statementsOf } from './rules.ts'
import { decisions } from './tables.ts'

type Deciding = Needs<'db' | 'vault' | 'realtime'>

export async function dismissStatement(services: Deciding, userId: UserId, statementId: string) {
  await decide(services, userId, { is: 'dismissed', statementId })
}

export async function restoreStatement({ db, vault, realtime }: Deciding, userId: UserId, statementId: string) {
  await db.transaction((tx) => forget({ db: tx, vault }, userId, { is: 'dismissed', statementId }))
  await realtime.push(userId, { type: 'changed', feature: 'analysis' })
}

/** Of a statement that stands there: another has no words to be changed. */
export async function editStatement(services: Deciding, userId: UserId, statementId: string, edit: StatementEdit) {
  const kept = await keptOf(services, userId, edit.kind, edit.start)
  const isThere = kept && statementsOf(kept.patterns).some(({ id }) => id === statementId)
  if (!isThere) throw notFound()
  await decide(services, userId, { is: 'edited', statementId, ...edit })
}

async function decide({ db, vault, realtime }: Deciding, userId: UserId, decision: Decision) {
  await db.transaction(async (tx) => {
    // Two decisions at once wait for each other, so that of two on the same statement one stays.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    await forget({ db: tx, vault }, userId, decision)
    const id = await sealedDecisions.nextId(tx)
    const words = sealedDecisions.seal(await vault.safeOf(tx, userId), id, { decision })
    await tx.insert(decisions).values({ id, userId, words })
  })
  await realtime.push(userId, { type: 'changed', feature: 'analysis' })
}

async function forget(services: Needs<'vault'> & { db: Db }, userId: UserId, decision: Decision) {
  const same = (await decisionsOf(services, userId)).filter((one) => isSameMatter(one.decision, decision))
  await remove(services.db, userId, same)
}

/** Words of the person's own about a statement that is no longer drawn, because its entry went, go with it. */
export async function forgetLostEdits(
  services: Needs<'vault'> & { db: Db },
  userId: UserId,
  { kind, start }: Period,
  standing: ReadonlySet<string>,
) {
  const lost = (await decisionsOf(services, userId)).filter(
    ({ decision: one }) =>
      one.is === 'edited' && one.kind === kind && one.start === start && !standing.has(one.statementId),
  )
  await remove(services.db, userId, lost)
}

async function remove(db: Db, userId: UserId, rows: readonly { id: number }[]) {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await db.delete(decisions).where(and(eq(decisions.userId, userId), inArray(decisions.id, ids)))
}
