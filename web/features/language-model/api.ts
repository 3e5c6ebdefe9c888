import { useQuery } from '@tanstack/react-query'
import { allowModel, listSent, readSent } from '#contract/language-model.ts'
import { call } from '#web/lib/call.ts'
import { useChange } from '#web/lib/own.ts'
import { useUserId } from '#web/lib/user-id.ts'

/** Asked anew each time it is looked at: what was sent a minute ago has to be there. */
export function useSent() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['language-model', userId],
    queryFn: () => call(listSent, { params: { userId } }),
    staleTime: 0,
  })
}

export const useAllowModel = () =>
  useChange({
    features: ['language-model'],
    send: (userId, isAllowed: boolean) => call(allowModel, { params: { userId }, body: { isAllowed } }),
    inOrder: 'language-model',
    tried: 'change this',
  })

export function useSentWords(sentId: number, isAsked: boolean) {
  const userId = useUserId()
  return useQuery({
    queryKey: ['language-model', userId, sentId],
    queryFn: () => call(readSent, { params: { userId, sentId } }),
    enabled: isAsked,
  })
}
