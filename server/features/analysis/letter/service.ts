import { and, eq } from 'drizzle-orm'
import type { Letter } from '#contract/analysis.ts'
import { lockPerson } from '#server/features/account/locking.ts'
import { todayOf } from '#server/features/account/today.ts'
import { type AllowedLlm, llmFor } from '#server/features/language-model/allowing.ts'
import { answered } from '#server/features/language-model/asking.ts'
import { quotedIn, wishesFor } from '#server/features/language-model/sending.ts'
import { textsFor, unwantedIn } from '#server/features/language-model/sources.ts'
import { coachInUse } from '#server/features/marketplace/queries.ts'
import { forbiddenBy } from '#server/features/memory/notes.ts'
import { check } from '#server/grounding/check.ts'
import { sourcesOf } from '#server/grounding/sources.ts'
import type { Services, UserId } from '#server/platform/services.ts'
import { LlmFailed } from '#server/providers/llm/llm.ts'
import type { Period } from '../period/calendar.ts'
import { entriesIn, scopeOf } from '../period/facts/facts.ts'
import { keptOf, notedBetween } from '../period/queries.ts'
import { type KeptPeriod, sealedPeriods } from '../period/sealing.ts'
import { tableOf } from '../period/tables.ts'
import { decisionsOf } from '../statements/queries.ts'
import { dismissedIn } from '../statements/rules.ts'
import { instructionsFor, LetterAnswer } from './instructions.ts'
import { documentOf, findingsIn, letterOf, pagesFor } from './rules.ts'

/**
 * Has a model say what was found, beside what was found. It is asked while nobody waits and nothing is locked; what was
 * written anew meanwhile stays as it is. Nothing is sent of a time in which somebody needed help.
 */
export async function writeLetter(services: Services, userId: UserId, period: Period): Promise<void> {
  const { db, metrics } = services
  const { kind, start } = period
  const kept = await keptOf(services, userId, kind, start)
  if (!kept || kept.patterns.letter || kept.patterns.care || kept.totalEntries < 2) return
  const llm = await llmFor(services, userId)
  if (!llm) return
  const letter = await wordedBy(llm, services, userId, period, kept)
  metrics.modelAnswers.inc({ purpose: 'analysis', words: letter ? 'model' : 'built-in' })
  if (!letter) return
  const isKept = await db.transaction(async (tx) => {
    const within = { ...services, db: tx }
    await lockPerson(tx, userId)
    const now = await keptOf(within, userId, kind, start)
    if (!now || JSON.stringify(now.patterns) !== JSON.stringify(kept.patterns)) return false
    const { moodTrend, goalsAchieved, patterns } = now
    const safe = await services.vault.safeOf(tx, userId)
    const words = sealedPeriods[kind].seal(safe, now.id, {
      moodTrend,
      goalsAchieved,
      patterns: { ...patterns, letter },
    })
    const table = tableOf[kind]
    await tx
      .update(table)
      .set({ words })
      .where(and(eq(table.userId, userId), eq(table.start, start)))
    return true
  })
  if (isKept) await services.realtime.push(userId, { type: 'changed', feature: 'analysis' })
}

async function wordedBy(
  llm: AllowedLlm,
  services: Services,
  userId: UserId,
  period: Period,
  { patterns, until }: KeptPeriod,
): Promise<Letter | null> {
  const today = await todayOf(services, userId)
  const entries = entriesIn(await notedBetween(services, userId, period.start, until), scopeOf(period, until))
  const forbidden = await forbiddenBy(services, userId)
  const pages = pagesFor(entries, patterns, forbidden)
  const findings = findingsIn(patterns, entries, forbidden)
  const facts = findings.map(({ text }) => text)
  if (pages.length === 0) return null
  const coach = await coachInUse(services, userId)
  const instructions = instructionsFor(coach.systemPrompt, period.kind)
  const about = { entryIds: [...new Set([...pages, ...quotedIn(entries, facts)].map(({ id }) => id))] }
  const messages = [
    { role: 'user' as const, content: documentOf(pages, findings, await wishesFor(services, userId, forbidden)) },
  ]
  const decisions = (await decisionsOf(services, userId)).map(({ decision }) => decision)
  const sources = sourcesOf({
    ...{ texts: textsFor(pages, facts, today), names: [coach.name], forbidden, instructions },
    ...{ isUnwanted: unwantedIn(dismissedIn(decisions)), claims: 'every' },
  })
  try {
    const question = { purpose: 'analysis', instructions, messages } as const
    const { sentences } = await answered(services, userId, llm, about, question, LetterAnswer)
    const { faults, kept } = check(
      sentences.map(({ text, entries }) => ({ text, on: entries })),
      sources,
      'report',
    )
    for (const { id } of faults) services.metrics.modelSentences.inc({ purpose: 'analysis', verdict: id })
    services.metrics.modelSentences.inc({ purpose: 'analysis', verdict: 'kept' }, kept.length)
    const held = letterOf(kept, pages)
    return held && { wordedBy: llm.model, sentences: held }
  } catch (error) {
    if (error instanceof LlmFailed) return null
    throw error
  }
}
