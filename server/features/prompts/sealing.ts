import type { UserId } from '#server/platform/services.ts'
import type { Place, Safe } from '#server/platform/vault.ts'
import type { Memory, Shown } from './rules.ts'

const place = (userId: UserId): Place => `prompt_memories.words/${userId}`

export const sealMemory = (safe: Safe, userId: UserId, memory: Memory): Buffer =>
  safe.seal(place(userId), JSON.stringify(memory))

/** Memories kept before a model could be asked are only what was shown. */
export function openMemory(safe: Safe, userId: UserId, words: Buffer): Memory {
  const kept = JSON.parse(safe.open(place(userId), words)) as Memory | Shown[]
  return Array.isArray(kept) ? { shown: kept, ready: [] } : kept
}
