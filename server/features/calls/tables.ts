import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CallReason, CallStatus } from '#contract/calls.ts'
import { bytea } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const calls = pgTable(
  'calls',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    phoneNumber: text('phone_number').notNull(),
    status: text('status').$type<CallStatus>().notNull(),
    providerCallId: text('provider_call_id'),
    answeredBy: text('answered_by'),
    recordingUrl: text('recording_url'),
    journalEntryId: bigint('journal_entry_id', { mode: 'number' }),
    coachId: bigint('coach_id', { mode: 'number' }).notNull(),
    maxSeconds: integer('max_seconds').notNull().default(600),
    phoneId: uuid('phone_id'),
    tokenHash: bytea('token_hash'),
    line: integer('line').notNull().default(0),
    lineOpen: boolean('line_open').notNull().default(false),
    reconnects: integer('reconnects').notNull().default(0),
    slot: instant('slot'),
    createdAt: instant('created_at').notNull().defaultNow(),
    answeredAt: instant('answered_at'),
    heldAt: instant('held_at'),
    endedAt: instant('ended_at'),
    reason: text('reason').$type<CallReason>(),
    attempt: integer('attempt').notNull().default(1),
    placeAt: instant('place_at'),
    placeBefore: instant('place_before'),
    askedAt: instant('asked_at'),
    checkedAt: instant('checked_at'),
    callbackNumber: integer('callback_number').notNull().default(-1),
    machineSuspectedAt: instant('machine_suspected_at'),
    opening: bytea('opening'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export type CallRow = typeof calls.$inferSelect

export const callTurns = pgTable(
  'call_turns',
  {
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    callId: bigint('call_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull(),
    words: bytea('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.callId, table.position] })],
)
