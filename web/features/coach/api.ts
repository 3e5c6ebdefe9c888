import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listConversations, readConversation, removeConversation } from '#contract/coach.ts'
import { call } from '#web/lib/call.ts'
import { useUserId } from '#web/lib/user-id.ts'

export function useConversations() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['coach', userId, 'conversations'],
    queryFn: () => call(listConversations, { params: { userId } }),
  })
}

/** Null is a talk that has not begun. */
export function useConversation(conversationId: number | null) {
  const userId = useUserId()
  return useQuery({
    queryKey: ['coach', userId, 'conversation', conversationId],
    queryFn: () => call(readConversation, { params: { userId, conversationId: conversationId ?? 0 } }),
    enabled: conversationId !== null,
  })
}

export function useRemoveConversation() {
  const userId = useUserId()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (conversationId: number) => call(removeConversation, { params: { userId, conversationId } }),
    onSuccess: (_, conversationId) => {
      queryClient.removeQueries({ queryKey: ['coach', userId, 'conversation', conversationId] })
      return queryClient.invalidateQueries({ queryKey: ['coach', userId, 'conversations'] })
    },
  })
}
