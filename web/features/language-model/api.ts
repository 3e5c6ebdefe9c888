import { useQuery } from '@tanstack/react-query'
import { modelConsent } from '#contract/consent.ts'
import { allowModel, type ConsentAbout, listSent, readSent, withdrawModel } from '#contract/language-model.ts'
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

/** Gives a consent for the words and the host that were read, or takes it back. */
export const useModelConsent = (host: string) =>
  useChange({
    features: ['language-model'],
    send: (userId, { about, isGiven }: { about: ConsentAbout; isGiven: boolean }) => {
      const params = { userId, about }
      const body = { version: modelConsent.version, host }
      return isGiven ? call(allowModel, { params, body }) : call(withdrawModel, { params })
    },
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
