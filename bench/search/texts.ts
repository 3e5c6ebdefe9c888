import { realJournals } from '#server/testing/data/journals.ts'
import { diary } from '#server/testing/data/sets.ts'

/** The same numbers from 0 to 1 each time (Numerical Recipes' linear congruence). */
export function chances(seed = 1) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const sentencesAnEntry = 7

/** As many different entries as asked for, of real sentences drawn at random: about 120 words each. */
export function manyEntries(count: number): string[] {
  const told = (diary() ?? []).flatMap((text) => text.split(/(?<=[.;!?])\s+/)).concat(realJournals().flat())
  const chance = chances()
  const one = () => told[Math.floor(chance() * told.length)] ?? ''
  return Array.from({ length: count }, () => Array.from({ length: sentencesAnEntry }, one).join(' '))
}

/** One to three words of one of the texts: what somebody who remembers it may type. */
export function queriesFrom(texts: readonly string[], count: number): string[] {
  const chance = chances(7)
  return Array.from({ length: count }, (_, n) => {
    const words = texts[Math.floor(chance() * texts.length)]?.match(/[a-z]{4,}/gi) ?? []
    return Array.from({ length: 1 + (n % 3) }, () => words[Math.floor(chance() * words.length)] ?? 'office').join(' ')
  })
}
