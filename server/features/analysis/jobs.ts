import { z } from 'zod'
import { Day, Id } from '#contract/endpoint.ts'
import { type Chore, job } from '#server/platform/jobs.ts'
import { OwnUserId } from '#server/platform/services.ts'
import { writeLetter } from './letter/service.ts'
import { periodOf } from './period/calendar.ts'
import { writeAnew, writeEnded } from './period/service.ts'
import { claimDueAnalyses } from './schedule/service.ts'

export const claimAnalyses: Chore = { name: 'analysis.claim-due', everyMs: 30_000, run: claimDueAnalyses }

export const writeAnalysis = job({
  name: 'analysis.write',
  on: 'analysis.due',
  input: z.object({ userId: OwnUserId, kind: z.enum(['week', 'month']), start: Day }),
  run: (services, { userId, kind, start }) => writeEnded(services, userId, periodOf(kind, start)),
})

export const wordAnalysis = job({
  name: 'analysis.word',
  on: 'analysis.written',
  input: z.object({ userId: OwnUserId, kind: z.enum(['week', 'month']), start: Day }),
  run: (services, { userId, kind, start }) => writeLetter(services, userId, periodOf(kind, start)),
})

const OfAnEntry = z.object({ userId: OwnUserId, entryId: Id })

export const followRemovedEntry = job({
  name: 'analysis.follow-removed-entry',
  on: 'journal.entry-removed',
  input: OfAnEntry,
  run: (services, { userId, entryId }) => writeAnew(services, userId, entryId),
})

export const followChangedEntry = job({
  name: 'analysis.follow-changed-entry',
  on: 'journal.entry-changed',
  input: OfAnEntry,
  run: (services, { userId, entryId }) => writeAnew(services, userId, entryId),
})
