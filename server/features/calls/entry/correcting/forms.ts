import { words } from '#server/language/words.ts'
import type { Kind } from './values.ts'

/** The words before the first of two values and between them, and which kind they are. */
export type Place = { before: readonly string[]; between: readonly string[]; kind: Kind }

/** A way of putting one value in another's place. */
type Form = {
  id: string
  when: (place: Place) => boolean
  /** The right one is said first: "it's Yvette, not Yvonne". */
  isTurned?: true
  /** Said in the same breath: what is wrong was told right there. */
  isSlip?: true
}

export const placing = words('on in at by miss mr mrs doctor the')
export const linking = words("a tell it it's its is ai 's that he she they was but i mean meant no sorry really")
const leading = words('lie no nah wait sorry actually correction mean meant hold hang oh')
const negating = words("not n't")
const disowning = words("wrong mistake not n't no mean meant sorry it it's its")
const slipping = words('no wait sorry oh i mean meant or rather actually')
const meaning = words('mean meant rather')
const refusing = words('no wait sorry actually')
const joints = words('and so then when but if as because')
const longest = 9

/** The last words in a row that are in one of the sets. */
export function tailIn(said: readonly string[], ...sets: readonly ReadonlySet<string>[]): readonly string[] {
  return said.slice(said.findLastIndex((word) => !sets.some((set) => set.has(word))) + 1)
}

/** "Wait, it's …", "sorry, no, …": what is said next puts something right. */
export const leadOf = (before: readonly string[]) => tailIn(before, linking, leading, negating, placing)
const isLed = (before: readonly string[]) => holds(leadOf(before), leading)

const without = (said: readonly string[], tail: readonly string[]) => said.slice(0, said.length - tail.length)

/** What comes before "I said"; null where that is not said, or as a part of a story. */
export function beforeSaid(before: readonly string[]): readonly string[] | null {
  const rest = without(before, tailIn(before, words("it was it's"), placing))
  const isSaid = rest.at(-2) === 'i' && rest.at(-1) === 'said'
  return isSaid && !joints.has(rest.at(-3) ?? '') ? rest.slice(0, -2) : null
}

const holds = (said: readonly string[], set: ReadonlySet<string>) => !set.isDisjointFrom(new Set(said))
const isOf = (said: readonly string[], ...sets: readonly ReadonlySet<string>[]) =>
  tailIn(said, ...sets).length === said.length

export const forms: readonly Form[] = [
  {
    id: 'i-mean',
    isSlip: true,
    when: ({ between, kind }) => {
      if (!isOf(between, slipping, placing)) return false
      const isMeant = holds(between, meaning)
      const refusals = between.filter((word) => refusing.has(word)).length
      // "It was work, I mean stress" only says more of it.
      if (kind === 'thing' || kind === 'noun') return refusals > 1 || (isMeant && refusals > 0)
      return isMeant || refusals > 1 || (refusals > 0 && (kind === 'date' || kind === 'number'))
    },
  },
  {
    id: 'i-said',
    when: ({ before, between, kind }) =>
      kind !== 'noun' && beforeSaid(before) !== null && between.length <= longest && holds(between, disowning),
  },
  {
    id: 'not-this',
    when: ({ before, between, kind }) => {
      const rest = without(before, tailIn(before, placing))
      const isDenied = negating.has(rest.at(-1) ?? '') && isLed(rest.slice(0, -1))
      return kind !== 'noun' && isDenied && isOf(between, linking, placing)
    },
  },
  {
    id: 'not-that',
    isTurned: true,
    when: ({ before, between, kind }) =>
      kind !== 'noun' && between.includes('not') && isOf(between, words('and not'), placing) && isLed(before),
  },
]
