import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { notedOf } from '#server/features/analysis/period/queries.ts'
import { decisionsOf } from '#server/features/analysis/statements/queries.ts'
import { dismissedIn } from '#server/features/analysis/statements/rules.ts'
import { forbiddenBy } from '#server/features/memory/notes.ts'
import { readRisk } from '#server/features/safety/alarm.ts'
import { sourcesOf } from '#server/grounding/sources.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { LlmFailed, type Purpose } from '#server/providers/llm/llm.ts'
import type { AllowedLlm } from '../allowing.ts'
import { answered } from '../asking.ts'
import { mayBeSent, wishesFor } from '../sending.ts'
import { textsFor, unwantedIn } from '../sources.ts'
import { RewordingAnswer, rewordingRules } from './instructions.ts'
import { documentOf, lettersOf, type Saying, type Shape, verdictOn } from './rules.ts'

type Rewording = {
  purpose: Purpose
  /** What the lines are for. */
  task: string
  sayings: readonly Saying[]
  shape: Shape
  today: string
  /** Everything that was said to the person within a fortnight. */
  known: readonly string[]
}

/**
 * What a model says in place of each saying, where what it says holds; the others are not in it, and none is where it
 * failed. Sayings that may not be sent are not.
 */
export async function reworded(
  services: Needs<'db' | 'vault' | 'now' | 'metrics'>,
  userId: UserId,
  llm: AllowedLlm,
  { purpose, task, sayings: all, shape, today, known }: Rewording,
): Promise<Map<Saying, string>> {
  const { metrics } = services
  const forbidden = await forbiddenBy(services, userId)
  const sayings = all.filter(
    ({ words, page }) =>
      mayBeSent({ title: '', content: words, risk: readRisk(words) }, forbidden) &&
      (page === null || mayBeSent(page, forbidden)),
  )
  const said = new Map<Saying, string>()
  if (sayings.length === 0) return said
  const dismissed = dismissedIn((await decisionsOf(services, userId)).map(({ decision }) => decision))
  const instructions = `${task}\n\n${rewordingRules}`
  const taken = new Set(known.map(lettersOf))
  try {
    const about = { entryIds: [...new Set(sayings.flatMap(({ page }) => page?.id ?? []))] }
    const messages = [
      { role: 'user' as const, content: documentOf(sayings, await wishesFor(services, userId, forbidden), today) },
    ]
    const { lines } = await answered(services, userId, llm, about, { purpose, instructions, messages }, RewordingAnswer)
    for (const { number, text } of lines) {
      const saying = sayings[number - 1]
      if (!saying || said.has(saying)) continue
      const { words, page } = saying
      const sources = sourcesOf({
        ...{ texts: textsFor(page ? [page] : [], [words], today), forbidden, instructions },
        ...{ isUnwanted: unwantedIn(dismissed), claims: shape.isQuestion ? 'of-them' : 'every' },
      })
      const verdict = verdictOn(text, saying, shape, sources, taken)
      metrics.modelSentences.inc({ purpose, verdict: 'fault' in verdict ? verdict.fault : 'kept' })
      if ('fault' in verdict) continue
      said.set(saying, verdict.said)
      taken.add(lettersOf(verdict.said))
    }
  } catch (error) {
    if (!(error instanceof LlmFailed)) throw error
  }
  metrics.modelAnswers.inc({ purpose, words: said.size > 0 ? 'model' : 'built-in' })
  return said
}

/** Of these entries those that still are as they were sent. */
export async function unchanged(
  services: Needs<'vault'> & { db: Db },
  userId: UserId,
  pages: readonly Noted[],
): Promise<ReadonlySet<number>> {
  const now = await notedOf(
    services,
    userId,
    pages.map(({ id }) => id),
  )
  const isSame = (page: Noted) =>
    now.some(({ id, title, content }) => id === page.id && title === page.title && content === page.content)
  return new Set(pages.filter(isSame).map(({ id }) => id))
}
