import { asc, isNull } from 'drizzle-orm'
import type { NewSupportRequest } from '#contract/support.ts'
import type { Needs } from '#server/platform/services.ts'
import { sealedRequests } from './sealing.ts'
import { supportRequests } from './tables.ts'

export type SupportRequest = NewSupportRequest & { id: number; createdAt: Date }

/** The oldest first. */
export async function openRequests({ db, vault }: Needs<'db' | 'vault'>): Promise<SupportRequest[]> {
  const { handledAt } = supportRequests
  const rows = await db.select().from(supportRequests).where(isNull(handledAt)).orderBy(asc(supportRequests.id))
  return rows.map((row) => sealedRequests.open(vault.ofHost, row))
}
