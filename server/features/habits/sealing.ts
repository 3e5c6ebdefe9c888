import type { Habit, HabitEntry } from '#contract/habits.ts'
import { sealing } from '#server/platform/sealing.ts'
import { habitEntries, habits } from './tables.ts'

export const sealedHabits = sealing<Pick<Habit, 'name' | 'description' | 'unit'>>(habits)

export const sealedEntries = sealing<Pick<HabitEntry, 'notes'>>(habitEntries)
