import { consent } from '#contract/consent.ts'
import type { Db } from '#server/platform/database/database.ts'
import { Problem } from '#server/platform/problems.ts'
import type { UserId } from '#server/platform/services.ts'
import { consents } from './tables.ts'

/** Whoever saw other words than those that would be kept, from a page that was left open, is asked anew. */
export function checkSeen(version: string = consent.version) {
  if (version === consent.version) return
  throw new Problem(
    409,
    'consent_changed',
    'What you agree to has changed since you opened this page. Please reload it and read it again.',
  )
}

export const wordsToRegister = `${consent.terms}\n${consent.calls}`

/** The words as they were shown and the number they were about, with the person, for as long as there is one. */
export async function keepConsent(db: Db, given: { userId: UserId; phoneNumber: string; words: string }) {
  await db.insert(consents).values({ ...given, version: consent.version })
}
