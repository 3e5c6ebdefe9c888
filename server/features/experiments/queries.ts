import { desc, sql } from 'drizzle-orm'
import type { Exported } from '#server/platform/exported.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { keptExperiments } from './sealing.ts'
import { experiments } from './tables.ts'

const goingOnFirst = sql`array_position(array['active', 'paused'], ${experiments.status})`

export const experimentsOf = (services: Needs<'db' | 'vault'>, userId: UserId) =>
  keptExperiments.of(services, userId, goingOnFirst, desc(experiments.startDate), desc(experiments.id))

export const exportedExperiments: Exported = { name: 'experiments', read: experimentsOf }
