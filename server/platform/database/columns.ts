import { bigint } from 'drizzle-orm/pg-core'
import type { UserId } from '#server/platform/services.ts'

/** Whose row it is; first in every key of theirs. */
export const ofUser = () => bigint('user_id', { mode: 'number' }).$type<UserId>().notNull()
