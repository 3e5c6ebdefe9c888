import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  addEntry,
  changeEntry,
  changeTags,
  type Entry,
  type EntryChange,
  markArtifact,
  type NewEntry,
  removeEntry,
} from '#contract/journal.ts'
import { call } from '#web/lib/call.ts'
import { RequestFailed } from '#web/lib/failures.ts'
import { useUserId } from '#web/lib/user-id.ts'

/** Someone, perhaps the same person in another tab, was faster. */
export const isChangedElsewhere = (failure: unknown) =>
  failure instanceof RequestFailed && failure.problem?.code === 'changed_elsewhere'

export function useAddEntry() {
  const userId = useUserId()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof NewEntry>) => call(addEntry, { params: { userId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['journal'] }),
  })
}

/** After a refusal too, what the server has is read anew, so that it can be shown beside what was typed. */
export function useChangeEntry(entryId: number) {
  const userId = useUserId()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof EntryChange>) => call(changeEntry, { params: { userId, entryId }, body }),
    onSuccess: (entry) => putInPlace(queryClient, entry),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['journal'] }),
  })
}

export function useChangeTags(entryId: number) {
  const userId = useUserId()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { themes: string[]; version: number }) =>
      call(changeTags, { params: { userId, entryId }, body }),
    onSuccess: (entry) => putInPlace(queryClient, entry),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['journal'] }),
  })
}

export function useMarkArtifact(entryId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isArtifact: boolean) => call(markArtifact, { params: { entryId }, body: { isArtifact } }),
    onSuccess: (entry) => putInPlace(queryClient, entry),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['journal'] }),
  })
}

export function useRemoveEntry(entryId: number) {
  const userId = useUserId()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(removeEntry, { params: { userId, entryId } }),
    onSuccess: () => {
      eachList(queryClient, userId, (entries) => entries.filter(({ id }) => id !== entryId))
      void queryClient.invalidateQueries({ queryKey: ['journal'] })
      void queryClient.invalidateQueries({ queryKey: ['calls'] })
    },
  })
}

/** Shown at once wherever the entry is, before the lists are read anew: those may be long. */
function putInPlace(queryClient: QueryClient, entry: Entry) {
  queryClient.setQueryData(['journal', entry.userId, 'entry', entry.id], entry)
  eachList(queryClient, entry.userId, (entries) => entries.map((other) => (other.id === entry.id ? entry : other)))
}

function eachList(queryClient: QueryClient, userId: number, change: (entries: Entry[]) => Entry[]) {
  for (const list of ['entries', 'artifacts']) {
    queryClient.setQueriesData<InfiniteData<Entry[]>>(
      { queryKey: ['journal', userId, list] },
      (data) => data && { ...data, pages: data.pages.map(change) },
    )
  }
}
