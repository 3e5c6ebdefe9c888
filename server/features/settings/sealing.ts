import type { Settings } from '#contract/settings.ts'
import type { UserId } from '#server/platform/services.ts'
import type { Place, Safe } from '#server/platform/vault.ts'

type Words = Pick<Settings, 'goals' | 'preferences'>

const place = (userId: UserId): Place => `user_settings.words/${userId}`

export function sealWords(safe: Safe, userId: UserId, { goals, preferences }: Words): Buffer {
  return safe.seal(place(userId), JSON.stringify({ goals, preferences }))
}

export function openWords(safe: Safe, userId: UserId, words: Buffer | null): Words {
  return words ? (JSON.parse(safe.open(place(userId), words)) as Words) : { goals: [], preferences: [] }
}
