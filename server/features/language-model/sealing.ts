import type { SentWords } from '#contract/language-model.ts'
import { sealing } from '#server/platform/sealing.ts'
import { modelRequests } from './tables.ts'

export const sealedRequests = sealing<SentWords>(modelRequests)
