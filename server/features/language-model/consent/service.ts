import { and, eq, isNull } from 'drizzle-orm'
import { modelConsent } from '#contract/consent.ts'
import type { ConsentAbout, SeenConsent } from '#contract/language-model.ts'
import { Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { modelConsents } from './tables.ts'

/** Whoever saw other words, or the name of another host, than would be kept is asked anew. */
export async function allow(
  { db, llm, realtime, now }: Needs<'db' | 'llm' | 'realtime' | 'now'>,
  userId: UserId,
  about: ConsentAbout,
  seen: SeenConsent,
) {
  const current = await llm()
  if (seen.version !== modelConsent.version || seen.host !== current?.host) {
    throw new Problem(
      409,
      'consent_changed',
      'What you agree to has changed since you opened this page. Please reload it and read it again.',
    )
  }
  const givenAt = new Date(now().epochMilliseconds)
  await db
    .insert(modelConsents)
    .values({ ...seen, userId, about, words: wordsOf(about, seen.host), givenAt })
    .onConflictDoNothing()
  await realtime.push(userId, { type: 'changed', feature: 'language-model' })
}

/** For every host and in whatever words it was given. Without the journal nothing is left to ask about danger. */
export async function withdraw(
  { db, realtime, now }: Needs<'db' | 'realtime' | 'now'>,
  userId: UserId,
  about: ConsentAbout,
) {
  await db
    .update(modelConsents)
    .set({ withdrawnAt: new Date(now().epochMilliseconds) })
    .where(
      and(
        eq(modelConsents.userId, userId),
        isNull(modelConsents.withdrawnAt),
        about === 'danger' ? eq(modelConsents.about, 'danger') : undefined,
      ),
    )
  await realtime.push(userId, { type: 'changed', feature: 'language-model' })
}

const wordsOf = (about: ConsentAbout, host: string) =>
  [modelConsent.about[about](host), ...(about === 'journal' ? modelConsent.sent : [])].join('\n')
