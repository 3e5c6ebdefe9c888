import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Channel,
  confirmCode,
  type PhoneProof,
  readPhoneProof,
  type TypedCode,
  tellCode,
} from '#contract/phone.ts'
import { call } from '#web/lib/call.ts'
import { useUserId } from '#web/lib/user-id.ts'

const keyOf = (userId: number) => ['account', userId, 'phone']

export function usePhoneProof() {
  const userId = useUserId()
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: () => call(readPhoneProof, { params: { userId } }),
  })
}

export function useTellCode() {
  const userId = useUserId()
  const keep = useKeep()
  return useMutation({
    mutationFn: (channel: Channel) => call(tellCode, { params: { userId }, body: { channel } }),
    onSuccess: keep,
  })
}

export function useConfirmCode() {
  const userId = useUserId()
  const keep = useKeep()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: TypedCode) => call(confirmCode, { params: { userId }, body }),
    onSuccess: (proof) => {
      keep(proof)
      void queryClient.invalidateQueries({ queryKey: ['account', userId, 'user'] })
    },
  })
}

function useKeep() {
  const userId = useUserId()
  const queryClient = useQueryClient()
  return (proof: PhoneProof) => queryClient.setQueryData(keyOf(userId), proof)
}
