import { useMutation, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { readUser } from '#contract/account.ts'
import { askForSupport, type NewSupportRequest } from '#contract/support.ts'
import { call } from '#web/lib/call.ts'
import { currentUserId } from '#web/lib/session.ts'

export function useAskForSupport() {
  return useMutation({ mutationFn: (body: z.input<typeof NewSupportRequest>) => call(askForSupport, { body }) })
}

/** The name of whoever is signed in here; this screen is open to all. */
export function useOwnName(): string | undefined {
  const userId = currentUserId()
  return useQuery({
    queryKey: ['account', userId, 'user'],
    queryFn: () => call(readUser, { params: { userId: userId ?? 0 } }),
    enabled: userId !== null,
  }).data?.name
}
