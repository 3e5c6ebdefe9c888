import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  dismissStatement,
  editStatement,
  listMonthlyReports,
  listWeeklyAnalyses,
  restoreStatement,
  type StatementEdit,
  writeMonthlyReport,
  writeWeeklyAnalysis,
} from '#contract/analysis.ts'
import { call } from '#web/lib/call.ts'
import { useUserId } from '#web/lib/user-id.ts'

/** About a quarter of weeks, or a year of months. */
const pageSize = 12

const paging = {
  initialPageParam: 0,
  getNextPageParam: (page: readonly { id: number }[]) => (page.length < pageSize ? undefined : page.at(-1)?.id),
}
const query = (before: number) => (before ? { limit: pageSize, before } : { limit: pageSize })

export function useWeeklyAnalyses() {
  const userId = useUserId()
  return useInfiniteQuery({
    queryKey: ['analysis', userId, 'weeks', 'pages'],
    queryFn: ({ pageParam }) => call(listWeeklyAnalyses, { params: { userId }, query: query(pageParam) }),
    ...paging,
  })
}

export function useMonthlyReports() {
  const userId = useUserId()
  return useInfiniteQuery({
    queryKey: ['analysis', userId, 'months', 'pages'],
    queryFn: ({ pageParam }) => call(listMonthlyReports, { params: { userId }, query: query(pageParam) }),
    ...paging,
  })
}

/** Whatever changes one analysis may show in another: a quote stands in its week and in its month. */
function useChange<Given, Result>(change: (userId: number, given: Given) => Promise<Result>) {
  const userId = useUserId()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => change(userId, given),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['analysis'] }),
  })
}

export const useWriteWeek = () => useChange((userId, _: undefined) => call(writeWeeklyAnalysis, { params: { userId } }))
export const useWriteMonth = () => useChange((userId, _: undefined) => call(writeMonthlyReport, { params: { userId } }))

export const useDismiss = () =>
  useChange((userId, statementId: string) => call(dismissStatement, { params: { userId }, body: { statementId } }))

export const useRestore = () =>
  useChange((userId, statementId: string) => call(restoreStatement, { params: { userId, statementId } }))

export const useEditStatement = () =>
  useChange((userId, { statementId, ...body }: StatementEdit & { statementId: string }) =>
    call(editStatement, { params: { userId, statementId }, body }),
  )
