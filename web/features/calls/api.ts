import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerCall, countCalls, declineCall, listCalls, readCurrentCall, startCall } from '#contract/calls.ts'
import { pauseCalls, readSchedule, resumeCalls, type Schedule } from '#contract/schedule.ts'
import { call } from '#web/lib/call.ts'
import { useUserId } from '#web/lib/user-id.ts'

const pageSize = 100

export function useCallHistory() {
  const userId = useUserId()
  return useInfiniteQuery({
    queryKey: ['calls', userId, 'history'],
    queryFn: ({ pageParam: before }) =>
      call(listCalls, { params: { userId }, query: before ? { limit: pageSize, before } : { limit: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  })
}

export function useCallCount() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['calls', userId, 'count'],
    queryFn: () => call(countCalls, { params: { userId } }),
  })
}

/** The call that rings or runs, if there is one. */
export function useCurrentCall() {
  const userId = useUserId()
  return useQuery({ ...current(userId), select: (answer) => answer.call })
}

/** Whether somebody was heard as in danger on the call that runs, and has not said that it was not meant. */
export function useIsCare() {
  const userId = useUserId()
  return useQuery({ ...current(userId), select: (answer) => answer.isCare })
}

/** Whether calls ring in the page or on a telephone. */
export function useRingsIn() {
  const userId = useUserId()
  return useQuery({ ...current(userId), select: (answer) => answer.ringsIn })
}

const current = (userId: number) =>
  queryOptions({
    queryKey: ['calls', userId, 'current'],
    queryFn: () => call(readCurrentCall, { params: { userId } }),
  })

export function useStartCall() {
  const userId = useUserId()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(startCall, { params: { userId } }),
    // A page that is the phone is told that it rings; where a telephone rings, the page asks.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['calls'] }),
  })
}

export function useDeclineCall() {
  const userId = useUserId()
  return useMutation({ mutationFn: (callId: number) => call(declineCall, { params: { userId, callId } }) })
}

const scheduleKey = (userId: number) => ['calls', userId, 'schedule']

/** When the next call comes, and what keeps calls from coming. */
export function useSchedule() {
  const userId = useUserId()
  return useQuery({ queryKey: scheduleKey(userId), queryFn: () => call(readSchedule, { params: { userId } }) })
}

export function usePauseCalls() {
  const userId = useUserId()
  return useScheduleChange((until: string) => call(pauseCalls, { params: { userId }, body: { until } }))
}

export function useResumeCalls() {
  const userId = useUserId()
  return useScheduleChange(() => call(resumeCalls, { params: { userId } }))
}

function useScheduleChange<Variables = void>(mutationFn: (variables: Variables) => Promise<Schedule>) {
  const userId = useUserId()
  const queryClient = useQueryClient()
  const onSuccess = (schedule: Schedule) => queryClient.setQueryData(scheduleKey(userId), schedule)
  return useMutation({ mutationFn, onSuccess })
}

export function pickUp(userId: number, callId: number, phoneId: string) {
  return call(answerCall, { params: { userId, callId }, body: { phoneId } })
}

/** How many of the person's spoken turns of their running call are stored. */
export async function countHeard(userId: number, callId: number) {
  const { call: current, heard } = await call(readCurrentCall, { params: { userId } })
  if (current?.id !== callId) throw new Error(`call ${callId} no longer runs`)
  return heard
}
