import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  addHabit,
  changeHabit,
  type HabitChange,
  listHabits,
  listRecentHabitEntries,
  logProgress,
  type NewHabit,
  type NewHabitEntry,
  readHabitSummary,
  removeHabit,
  removeHabitEntry,
} from '#contract/habits.ts'
import { call } from '#web/lib/call.ts'
import { useUserId } from '#web/lib/user-id.ts'

export function useHabits() {
  const userId = useUserId()
  return useQuery({ queryKey: ['habits', userId, 'list'], queryFn: () => call(listHabits, {}) })
}

export function useHabitSummary() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['habits', userId, 'summary'],
    queryFn: () => call(readHabitSummary, { params: { userId } }),
  })
}

export function useRecentHabitEntries(limit: number) {
  const userId = useUserId()
  return useQuery({
    queryKey: ['habits', userId, 'recent', limit],
    queryFn: () => call(listRecentHabitEntries, { query: { limit } }),
  })
}

/** Whatever is written changes the list, the cards and what was logged last. */
function useHabitWrite<Given, Answer>(mutationFn: (given: Given) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => queryClient.invalidateQueries({ queryKey: ['habits'] }) })
}

export function useAddHabit() {
  return useHabitWrite((body: z.input<typeof NewHabit>) => call(addHabit, { body }))
}

export function useChangeHabit(habitId: number) {
  const userId = useUserId()
  return useHabitWrite((body: z.input<typeof HabitChange>) => call(changeHabit, { params: { userId, habitId }, body }))
}

export function useRemoveHabit(habitId: number) {
  const userId = useUserId()
  return useHabitWrite(() => call(removeHabit, { params: { userId, habitId } }))
}

export function useLogProgress() {
  return useHabitWrite((body: z.input<typeof NewHabitEntry>) => call(logProgress, { body }))
}

export function useRemoveHabitEntry() {
  const userId = useUserId()
  return useHabitWrite(({ habitId, id: entryId }: { habitId: number; id: number }) =>
    call(removeHabitEntry, { params: { userId, habitId, entryId } }),
  )
}
