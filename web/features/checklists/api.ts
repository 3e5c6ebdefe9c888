import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  addChecklist,
  type Checklist,
  type ChecklistChange,
  changeChecklist,
  listChecklists,
  type NewChecklist,
  removeChecklist,
  tickItem,
} from '#contract/checklists.ts'
import { call } from '#web/lib/call.ts'
import { tellFailed, useChange, useOwn } from '#web/lib/own.ts'
import { useUserId } from '#web/lib/user-id.ts'

export const useChecklists = () => useOwn('checklists', (userId) => call(listChecklists, { params: { userId } }))

export const useAddChecklist = () =>
  useChange({
    features: ['checklists'],
    send: (_, body: z.input<typeof NewChecklist>) => call(addChecklist, { body }),
    done: () => 'Checklist Created',
    tried: 'create checklist',
  })

export const useChangeChecklist = (checklistId: number) =>
  useChange({
    features: ['checklists'],
    send: (userId, body: z.input<typeof ChecklistChange>) =>
      call(changeChecklist, { params: { userId, checklistId }, body }),
    done: ({ title }) => title && 'Checklist Updated',
    tried: 'update checklist',
  })

export const useRemoveChecklist = (checklistId: number) =>
  useChange({
    features: ['checklists'],
    send: (userId) => call(removeChecklist, { params: { userId, checklistId } }),
    done: () => 'Checklist Deleted',
    tried: 'delete checklist',
  })

type Tick = { checklistId: number; itemId: string; completed: boolean }
const ticking = ['checklists', 'tick']

/**
 * A tick shows at once, as what is on its way (`useTicksOnTheirWay`), not as a change of what was read: one that fails
 * is taken back on its own, and leaves every other as it is.
 */
export function useTick(checklistId: number) {
  const userId = useUserId()
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: ticking,
    // In order: of two ticks of one item, the later one stays.
    scope: { id: `checklists/${checklistId}` },
    mutationFn: ({ completed, ...path }: Tick) => call(tickItem, { params: { userId, ...path }, body: { completed } }),
    onSuccess: (_, tick) => {
      queryClient.setQueryData<Checklist[]>(['checklists', userId], (lists) => lists && withTicks(lists, [tick]))
      return queryClient.invalidateQueries({ queryKey: ['checklists'] })
    },
    onError: (failure) => tellFailed('update checklist', failure),
  })
}

export function useTicksOnTheirWay(): Tick[] {
  return useMutationState({
    filters: { mutationKey: ticking, status: 'pending' },
    select: ({ state }) => state.variables as Tick,
  })
}

export function withTicks(lists: readonly Checklist[], ticks: readonly Tick[]): Checklist[] {
  return lists.map((list) => {
    const items = list.items.map((item) => {
      const tick = ticks.findLast(({ checklistId, itemId }) => checklistId === list.id && itemId === item.id)
      return tick ? { ...item, completed: tick.completed } : item
    })
    return { ...list, items }
  })
}
