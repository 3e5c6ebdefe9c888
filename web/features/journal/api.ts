import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  countArtifacts,
  countEntries,
  type EntryFilter,
  listArtifacts,
  listEntries,
  listEntryDays,
  listTags,
  readEntry,
  readStats,
} from '#contract/journal.ts'
import { call } from '#web/lib/call.ts'
import { useUserId } from '#web/lib/user-id.ts'
import type { Filter } from './asked.ts'

const pageSize = 100

export function useStats() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['journal', userId, 'stats'],
    queryFn: () => call(readStats, { params: { userId } }),
  })
}

type Narrowed = Partial<Filter> & z.input<typeof EntryFilter>

const given = (asked: Narrowed) => Object.fromEntries(Object.entries(asked).filter(([, value]) => value))

/** The journal, or what of it was asked for, a page at a time. What was asked before stays until the answer is here. */
export function useEntries(asked: Narrowed = {}) {
  const userId = useUserId()
  const query = { limit: pageSize, ...given(asked) }
  return useInfiniteQuery({
    queryKey: ['journal', userId, 'entries', given(asked)],
    queryFn: ({ pageParam: before }) =>
      call(listEntries, { params: { userId }, query: before ? { ...query, before } : query }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
  })
}

/** How many match, for when not all of them are here to be counted. */
export function useEntryCount({ sort: _, ...filter }: Narrowed, enabled: boolean) {
  const userId = useUserId()
  return useQuery({
    queryKey: ['journal', userId, 'count', given(filter)],
    queryFn: () => call(countEntries, { params: { userId }, query: given(filter) }),
    enabled,
  })
}

export function useRecentEntries(limit: number) {
  const userId = useUserId()
  return useQuery({
    queryKey: ['journal', userId, 'recent', limit],
    queryFn: () => call(listEntries, { params: { userId }, query: { limit } }),
  })
}

export function useOldestEntry() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['journal', userId, 'oldest'],
    queryFn: () => call(listEntries, { params: { userId }, query: { limit: 1, sort: 'oldest' } }),
    select: ([oldest]) => oldest ?? null,
  })
}

export function useEntryDays(from: string, to: string) {
  const userId = useUserId()
  return useQuery({
    queryKey: ['journal', userId, 'days', from, to],
    queryFn: () => call(listEntryDays, { params: { userId }, query: { from, to } }),
  })
}

export function useEntry(entryId: number) {
  const userId = useUserId()
  return useQuery({
    queryKey: ['journal', userId, 'entry', entryId],
    queryFn: () => call(readEntry, { params: { userId, entryId } }),
  })
}

export function useTags() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['journal', userId, 'tags'],
    queryFn: () => call(listTags, { params: { userId } }),
  })
}

export function useArtifacts() {
  const userId = useUserId()
  return useInfiniteQuery({
    queryKey: ['journal', userId, 'artifacts'],
    queryFn: ({ pageParam: before }) =>
      call(listArtifacts, { params: { userId }, query: before ? { limit: pageSize, before } : { limit: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  })
}

export function useArtifactCount() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['journal', userId, 'artifact-count'],
    queryFn: () => call(countArtifacts, { params: { userId } }),
  })
}
