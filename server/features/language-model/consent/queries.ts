import { and, eq, isNull } from 'drizzle-orm'
import { modelConsent } from '#contract/consent.ts'
import type { Sending } from '#contract/language-model.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Exported } from '#server/platform/exported.ts'
import type { UserId } from '#server/platform/services.ts'
import { modelConsents } from './tables.ts'

/** What this person lets this host have, by the words as they are now; and why not, where they once let one. */
export async function allowedFor(
  db: Db,
  userId: UserId,
  host: string,
): Promise<Pick<Sending, 'allowedSince' | 'askedAgain'>> {
  const given = await db
    .select()
    .from(modelConsents)
    .where(and(eq(modelConsents.userId, userId), isNull(modelConsents.withdrawnAt)))
  const ofHost = given.filter((one) => one.host === host)
  const counting = ofHost.filter(({ version }) => version === modelConsent.version)
  const since = (about: string) => counting.find((one) => one.about === about)?.givenAt ?? null
  const journal = since('journal')
  const isForgotten = journal !== null || given.length === 0
  return {
    // Who lets it have nothing does not let it have what is most their own.
    allowedSince: { journal, danger: journal && since('danger') },
    askedAgain: isForgotten ? null : ofHost.length > 0 ? 'words' : 'host',
  }
}

export const exportedConsents: Exported = {
  name: 'languageModelConsents',
  read: ({ db }, userId) => db.select().from(modelConsents).where(eq(modelConsents.userId, userId)),
}
