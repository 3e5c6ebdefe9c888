import { desc, sql } from 'drizzle-orm'
import type { Exported } from '#server/platform/exported.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { keptRoutines } from './sealing.ts'
import { routines } from './tables.ts'

export const routinesOf = (services: Needs<'db' | 'vault'>, userId: UserId) =>
  keptRoutines.of(services, userId, desc(routines.isActive), sql`${routines.priority}`, desc(routines.id))

export const exportedRoutines: Exported = { name: 'routines', read: routinesOf }
