import type { NewHabit } from '#contract/habits.ts'
import type { Item } from '../item.ts'

export type System = Item & {
  /** How it works, as it is told to the person. */
  methodology: string
  configuration: { habits: readonly [NewHabit, ...NewHabit[]] }
  /** Everyone may choose it without installing it first. */
  isDefault: boolean
  /** Coaches that go well with it. */
  compatibleCoaches: readonly number[]
}

const usual = { customDays: [], targetValue: 1, unit: 'times' }

export const habit = (own: Pick<NewHabit, 'name' | 'description' | 'category' | 'frequency'> & Partial<NewHabit>) => ({
  ...usual,
  ...own,
})
