import { Part } from '#contract/parts.ts'
import { type SealedRows, sealedRows } from '#server/platform/sealed-rows.ts'
import { parts } from './tables.ts'

const words = Part.pick({
  name: true,
  description: true,
  characteristics: true,
  triggers: true,
  strengths: true,
  challenges: true,
})

export const keptParts: SealedRows<Part> = sealedRows(parts, words)
