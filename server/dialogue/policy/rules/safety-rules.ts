import { concernsAnother } from '#server/risk/assess.ts'
import { careFor, careForAnother, forAnotherId } from '../care.ts'
import type { Rule } from '../moment.ts'

/** Danger, of the person or of somebody they worry about. */
export const safetyRules: readonly Rule[] = [
  {
    id: 'care',
    when: (moment) => careFor(moment) !== null,
    then: (moment) => careFor(moment) as NonNullable<ReturnType<typeof careFor>>,
  },
  {
    id: 'third-party-risk',
    when: ({ act, known }) => !known.asked.has(forAnotherId) && concernsAnother(act.said),
    then: ({ call }) => careForAnother(call),
  },
]
