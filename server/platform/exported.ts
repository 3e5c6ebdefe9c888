import type { Services, UserId } from './services.ts'

/**
 * What a feature holds of a person, as it goes into their export: `name` is the word it stands under. What may be long
 * is read piece by piece and becomes a list.
 */
export type Exported = {
  name: string
  read: (services: Services, userId: UserId) => Promise<unknown> | AsyncIterable<unknown>
}
