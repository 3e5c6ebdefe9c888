import { groundsOf } from '#server/dialogue/lead/grounds.ts'
import { instructionsFor } from '#server/dialogue/lead/instructions.ts'
import type { Opening } from '#server/dialogue/turns.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { forbiddenBy } from '#server/features/memory/notes.ts'
import type { Services } from '#server/platform/services.ts'
import type { CallRow } from '../tables.ts'
import { cardFor } from './card.ts'

type Known = Awaited<ReturnType<typeof read>>

export type Knowing = ReturnType<typeof knowing>

/** The card, as it was when the call began. Made anew only where the person forbade something since, or deleted an entry of it. */
export function knowing(services: Services, call: CallRow, opening: Opening) {
  let frozen: Known | null = null
  let forbiddenThen = ''
  return {
    async now(): Promise<Known> {
      const forbidden = await forbiddenBy(services, call.userId)
      const key = JSON.stringify(forbidden)
      if (frozen === null || key !== forbiddenThen) frozen = await read(services, call, opening, forbidden)
      forbiddenThen = key
      return frozen
    },
    anew() {
      frozen = null
    },
  }
}

async function read(services: Services, call: CallRow, opening: Opening, forbidden: readonly string[]) {
  const { card, entryIds } = await cardFor(services, call, opening, forbidden)
  const isAllowed = (words: string) => !speaksOf(words, forbidden)
  const instructions = instructionsFor(card, isAllowed)
  const grounds = groundsOf(card, forbidden, isAllowed)
  /** Written down for the person once a call. */
  return { instructions, entryIds, isAllowed, grounds, isNoted: false }
}
