import { Checklist } from '#contract/checklists.ts'
import { type SealedRows, sealedRows } from '#server/platform/sealed-rows.ts'
import type { KeptChecklist } from './rules.ts'
import { checklists } from './tables.ts'

const words = Checklist.pick({ title: true, description: true, items: true })

export const keptChecklists: SealedRows<KeptChecklist> = sealedRows(checklists, words)
