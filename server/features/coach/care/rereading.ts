import { and, eq } from 'drizzle-orm'
import { type Rereading, rereadOld } from '#server/features/safety/rereading.ts'
import type { Chore } from '#server/platform/jobs.ts'
import { messageRisks, openMessage } from '../sealing.ts'
import { messages } from '../tables.ts'

const ofMessages: Rereading<typeof messages.$inferSelect> = {
  columns: messages,
  rows: (db, where, order, limit) =>
    db
      .select()
      .from(messages)
      .where(and(eq(messages.role, 'user'), where))
      .orderBy(...order)
      .limit(limit)
      .for('update', { skipLocked: true }),
  opened(safe, row) {
    const { content, risk } = openMessage(safe, row)
    return { words: content, risk }
  },
  keep: (db, safe, { userId, id }, risk) =>
    db
      .update(messages)
      .set(messageRisks.kept(safe, id, risk))
      .where(and(eq(messages.userId, userId), eq(messages.id, id))),
}

export const rereadMessages: Chore = {
  name: 'coach.reread',
  everyMs: 10_000,
  run: (services) => rereadOld(services, ofMessages),
}
