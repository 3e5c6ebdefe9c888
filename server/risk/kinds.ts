import { kindsOf } from '#server/language/learned/features.ts'
import { kinds } from './en/kinds.ts'

export const riskKinds = kindsOf(kinds)
