import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeNumber, type NumberChange } from '#contract/account.ts'
import { call } from '#web/lib/call.ts'
import { useUserId } from '#web/lib/user-id.ts'

export function useChangeNumber() {
  const userId = useUserId()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NumberChange) => call(changeNumber, { params: { userId }, body }),
    onSuccess: (user) => {
      queryClient.setQueryData(['account', userId, 'user'], user)
      // What was known of the old number's proof is not to be seen again, not even for a moment.
      queryClient.removeQueries({ queryKey: ['account', userId, 'phone'] })
      return queryClient.invalidateQueries({ queryKey: ['calls'] })
    },
  })
}
