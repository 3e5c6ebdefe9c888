import { groundsOf } from '#server/dialogue/lead/grounds.ts'
import { instructionsFor } from '#server/dialogue/lead/instructions.ts'
import type { Opening } from '#server/dialogue/turns.ts'
import { entryOfQuestion } from '#server/features/memory/asking.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { forbiddenBy } from '#server/features/memory/notes.ts'
import type { Services } from '#server/platform/services.ts'
import type { CallRow } from '../tables.ts'
import { cardFor } from './card.ts'

export type Known = Awaited<ReturnType<typeof read>>

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
  const { card, entryIds: ofCard, basis } = await cardFor(services, call, opening, forbidden)
  // The call may have begun with words of an entry, which are sent with the talk.
  const begunWith = entryOfQuestion(opening.followUp?.id)
  const entryIds = begunWith === null ? ofCard : [...new Set([...ofCard, begunWith])]
  const isAllowed = (words: string) => !speaksOf(words, forbidden)
  const instructions = instructionsFor(card, isAllowed)
  const grounds = groundsOf(card, forbidden, isAllowed)
  /** Written down for the person once a call. */
  return { instructions, entryIds, basis, isAllowed, grounds, isNoted: false }
}
