import { sealing } from '#server/platform/sealing.ts'
import type { Line } from './lines.ts'
import { dailyReminders } from './tables.ts'

/** `before` is what else stood there earlier that day: it counts as shown. */
export type Words = { lines: Line[]; affirmations: string[]; before: string[] }

export const sealedDays = sealing<Words>(dailyReminders)
