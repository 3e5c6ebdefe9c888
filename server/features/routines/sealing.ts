import { Routine } from '#contract/routines.ts'
import { type SealedRows, sealedRows } from '#server/platform/sealed-rows.ts'
import { routines } from './tables.ts'

const words = Routine.pick({ title: true, description: true, actions: true, benefits: true, challenges: true })

export const keptRoutines: SealedRows<Routine> = sealedRows(routines, words)
