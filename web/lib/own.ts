import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Feature } from '#contract/realtime.ts'
import { toast } from '#web/ui/toast.ts'
import { refusalOf } from './failures.ts'
import { useUserId } from './user-id.ts'

/** All that the server keeps of this person under a feature's name. */
export function useOwn<Data>(feature: Feature, read: (userId: number) => Promise<Data>) {
  const userId = useUserId()
  return useQuery({ queryKey: [feature, userId], queryFn: () => read(userId) })
}

type Change<Given, Done> = {
  /** Whose lists are other than before. */
  features: readonly Feature[]
  send: (userId: number, given: Given) => Promise<Done>
  /** What to tell when it is done, if anything. */
  done?: (given: Given) => string | false | undefined
  /** Changes of one name wait for each other: the one made last is the one that stays. */
  inOrder?: string
  /** What was tried, as in "Failed to create goal". */
  tried: string
}

/**
 * Changes some of it, and tells how it went: here, because the row that asked may be gone from the page by then.
 * Pending until the features have been asked anew, so that nothing shows again what was before.
 */
export function useChange<Given = void, Done = unknown>({ features, send, done, inOrder, tried }: Change<Given, Done>) {
  const userId = useUserId()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => send(userId, given),
    ...(inOrder && { scope: { id: inOrder } }),
    onSuccess: async (_, given) => {
      await Promise.all(features.map((feature) => queryClient.invalidateQueries({ queryKey: [feature] })))
      const title = done?.(given)
      if (title) toast({ title })
    },
    onError: (failure) => tellFailed(tried, failure),
  })
}

export function tellFailed(tried: string, failure: unknown) {
  const description = refusalOf(failure) ?? `Failed to ${tried}. Please try again.`
  toast({ title: 'Error', description, tone: 'danger' })
}
