import { z } from 'zod'
import { Day, Id } from '#contract/endpoint.ts'
import { todayOf } from '#server/features/account/today.ts'
import { settingsOf } from '#server/features/settings/queries.ts'
import { type Chore, job } from '#server/platform/jobs.ts'
import { OwnUserId, type Services, type UserId } from '#server/platform/services.ts'
import { claimMornings, expectMornings } from './mornings.ts'
import { keptDay } from './queries.ts'
import { forgetEntry, prepareDay, renewDay } from './service.ts'
import { wordDay } from './wording.ts'

export const greetMornings: Chore = { name: 'reminders.claim-mornings', everyMs: 60_000, run: claimMornings }

export const prepareMorning = job({
  name: 'reminders.prepare',
  on: 'reminders.morning-came',
  input: z.object({ userId: OwnUserId }),
  async run(services, { userId }) {
    const today = await todayOf(services, userId)
    if (await keptDay(services, userId, today)) return
    await prepareDay(services, userId, today, (db) =>
      services.jobs.emit(db, 'reminders.day-prepared', { userId, today }),
    )
  },
})

/** The day stands there already for whoever looks; pages left open are told once its last words are found. */
export const wordMorning = job({
  name: 'reminders.word',
  on: 'reminders.day-prepared',
  input: z.object({ userId: OwnUserId, today: Day }),
  async run(services, { userId, today }) {
    await wordDay(services, userId, today)
    await announce(services, userId)
  },
})

/** An open page learns of its new day; it says so aloud only to whoever wants to be told. */
async function announce(services: Services, userId: UserId) {
  const { notificationsEnabled } = await settingsOf(services, userId)
  await services.realtime.push(
    userId,
    notificationsEnabled ? { type: 'daily_refresh' } : { type: 'changed', feature: 'reminders' },
  )
}

const ofEntry = z.object({ userId: OwnUserId, entryId: Id })

export const renewAfterEntry = job({
  name: 'reminders.renew-after-entry',
  on: 'journal.entry-added',
  input: ofEntry,
  async run(services, { userId }) {
    await expectMornings(services, userId)
    await renew(services, userId)
  },
})

export const renewAfterChange = job({
  name: 'reminders.renew-after-change',
  on: 'journal.entry-changed',
  input: ofEntry,
  run: (services, { userId, entryId }) => renew(services, userId, entryId),
})

export const renewAfterConversation = job({
  name: 'reminders.renew-after-conversation',
  on: 'coach.conversation-changed',
  input: z.object({ userId: OwnUserId }),
  run: (services, { userId }) => renew(services, userId),
})

/** What was forbidden this morning is not shown until tonight. */
export const renewAfterNote = job({
  name: 'reminders.renew-after-note',
  on: 'memory.noted',
  input: z.object({ userId: OwnUserId }),
  run: (services, { userId }) => renew(services, userId),
})

/** So is what they asked to leave out in their settings. */
export const renewAfterPreferences = job({
  name: 'reminders.renew-after-preferences',
  on: 'settings.preferences-changed',
  input: z.object({ userId: OwnUserId }),
  run: (services, { userId }) => renew(services, userId),
})

export const forgetRemovedEntry = job({
  name: 'reminders.forget-entry',
  on: 'journal.entry-removed',
  input: ofEntry,
  async run(services, { userId, entryId }) {
    await forgetEntry(services, userId, entryId)
    await renew(services, userId)
    await services.realtime.push(userId, { type: 'changed', feature: 'reminders' })
  },
})

async function renew(services: Services, userId: UserId, changedEntry?: number) {
  if (await renewDay(services, userId, changedEntry))
    await services.realtime.push(userId, { type: 'changed', feature: 'reminders' })
}
