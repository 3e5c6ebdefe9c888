import { useQuery } from '@tanstack/react-query'
import { closeLateCare, readLateCare } from '#contract/late-care.ts'
import { call } from '#web/lib/call.ts'
import { useChange } from '#web/lib/own.ts'
import { useUserId } from '#web/lib/user-id.ts'

export function useLateCare() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['journal', userId, 'late-care'],
    queryFn: () => call(readLateCare, { params: { userId } }),
  })
}

export const useCloseLateCare = () =>
  useChange({
    features: ['journal'],
    send: (userId, entryId: number) => call(closeLateCare, { params: { userId, entryId } }),
    tried: 'close this',
  })
