import { queryOptions, useQuery } from '@tanstack/react-query'
import { listAchievements } from '#contract/achievements.ts'
import { call } from '#web/lib/call.ts'
import { useUserId } from '#web/lib/user-id.ts'

export const achievementsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['achievements', userId],
    queryFn: () => call(listAchievements, { params: { userId } }),
  })

export function useAchievements() {
  return useQuery(achievementsQuery(useUserId()))
}
