import { useMutation, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  type AccountDeletion,
  type Credentials,
  deleteAccount,
  login,
  logout,
  type NewAccount,
  readUser,
  register,
} from '#contract/account.ts'
import { call } from '#web/lib/call.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { forgetUser, forgetWhatIsKeptFor } from '#web/lib/session.ts'
import { useUserId } from '#web/lib/user-id.ts'
import { toast } from '#web/ui/toast.ts'
import { leaveFarewell } from './farewell.ts'

export function useUser() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['account', userId, 'user'],
    queryFn: () => call(readUser, { params: { userId } }),
  })
}

export function useLogin() {
  return useMutation({ mutationFn: (body: Credentials) => call(login, { body }) })
}

export function useRegister() {
  return useMutation({ mutationFn: (body: z.input<typeof NewAccount>) => call(register, { body }) })
}

export function useLogout() {
  return useMutation({
    mutationFn: () => call(logout, {}),
    onSuccess: () => {
      forgetUser()
      leaveFarewell('logged-out')
      location.assign('/')
    },
    // While the server still holds the session, saying "logged out" would be untrue.
    onError: (failure) =>
      toast({
        title: 'Still logged in',
        description: wordsFor(failure, 'Logging out did not work. Please try again.'),
        tone: 'danger',
      }),
  })
}

export function useDeleteAccount() {
  const userId = useUserId()
  return useMutation({
    mutationFn: (body: AccountDeletion) => call(deleteAccount, { params: { userId }, body }),
    onSuccess: () => {
      forgetUser()
      forgetWhatIsKeptFor(userId)
      leaveFarewell('deleted')
      location.assign('/')
    },
  })
}
