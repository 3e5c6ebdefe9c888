import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addEntry, listEntries, type NewEntry, readEntry, readStats } from '#contract/journal.ts'
import { call } from '#web/lib/call.ts'
import { useUserId } from '#web/lib/user-id.ts'

const pageSize = 100

export function useStats() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['journal', userId, 'stats'],
    queryFn: () => call(readStats, { params: { userId } }),
  })
}

/** The whole journal, a page at a time, newest first. */
export function useEntries() {
  const userId = useUserId()
  return useInfiniteQuery({
    queryKey: ['journal', userId, 'entries'],
    queryFn: ({ pageParam: before }) =>
      call(listEntries, { params: { userId }, query: before ? { limit: pageSize, before } : { limit: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  })
}

export function useRecentEntries(limit: number) {
  const userId = useUserId()
  return useQuery({
    queryKey: ['journal', userId, 'recent', limit],
    queryFn: () => call(listEntries, { params: { userId }, query: { limit } }),
  })
}

export function useEntry(entryId: number) {
  const userId = useUserId()
  return useQuery({
    queryKey: ['journal', userId, 'entry', entryId],
    queryFn: () => call(readEntry, { params: { userId, entryId } }),
  })
}

export function useAddEntry() {
  const userId = useUserId()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NewEntry) => call(addEntry, { params: { userId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['journal'] }),
  })
}
