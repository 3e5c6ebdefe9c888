import { useQuery } from '@tanstack/react-query'
import { listMonthlyReports, listWeeklyAnalyses } from '#contract/analysis.ts'
import { countArtifacts, listArtifacts } from '#contract/journal.ts'
import { readDailyReminders } from '#contract/reminders.ts'
import { call } from '#web/lib/call.ts'
import { useUserId } from '#web/lib/user-id.ts'

export function useReminders(date: string) {
  const userId = useUserId()
  return useQuery({
    queryKey: ['reminders', userId, date],
    queryFn: () => call(readDailyReminders, { params: { userId }, query: { date } }),
  })
}

const previews = 3

/** The first three artifacts and how many there are; they are counted only where there are more. */
export function useArtifactStrip() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['journal', userId, 'artifact-strip'],
    async queryFn() {
      const newest = await call(listArtifacts, { params: { userId }, query: { limit: previews + 1 } })
      const hasMore = newest.length > previews
      const total = hasMore ? (await call(countArtifacts, { params: { userId } })).total : newest.length
      return { first: newest.slice(0, previews), total }
    },
  })
}

export function useLatestWeek() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['analysis', userId, 'weeks', 'latest'],
    queryFn: async () => (await call(listWeeklyAnalyses, { params: { userId }, query: { limit: 1 } }))[0] ?? null,
  })
}

export function useLatestMonth() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['analysis', userId, 'months', 'latest'],
    queryFn: async () => (await call(listMonthlyReports, { params: { userId }, query: { limit: 1 } }))[0] ?? null,
  })
}
