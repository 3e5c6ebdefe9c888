import type { UserId } from '#server/platform/services.ts'
import type { Place, Safe } from '#server/platform/vault.ts'
import type { Shown } from './rules.ts'

const place = (userId: UserId): Place => `prompt_memories.words/${userId}`

export const sealMemory = (safe: Safe, userId: UserId, shown: readonly Shown[]): Buffer =>
  safe.seal(place(userId), JSON.stringify(shown))

export const openMemory = (safe: Safe, userId: UserId, words: Buffer): Shown[] =>
  JSON.parse(safe.open(place(userId), words)) as Shown[]
