import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  type CoachAnswer,
  chat,
  listConversations,
  type NewMessage,
  readConversation,
  removeConversation,
} from '#contract/coach.ts'
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

export function useChat() {
  const userId = useUserId()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof NewMessage>) => call(chat, { params: { userId }, body }),
    onSuccess: (answer) => {
      const { conversationId } = answer
      queryClient.setQueryData(['coach', userId, 'conversation', conversationId], (talk?: Talk) => goneOn(talk, answer))
      if (answer.journalEntryId !== null) void queryClient.invalidateQueries({ queryKey: ['journal'] })
      return queryClient.invalidateQueries({ queryKey: ['coach', userId, 'conversations'] })
    },
  })
}

type Talk = z.output<(typeof readConversation)['schema']['response'][200]>

/** The talk with its two new messages, so that it need not be read again. */
function goneOn(talk: Talk | undefined, { conversationId: id, journalEntryId, said, answered }: CoachAnswer): Talk {
  const before = talk ?? { id, title: said.content, createdAt: said.createdAt, journalEntryId, messages: [] }
  return {
    ...before,
    journalEntryId: journalEntryId ?? before.journalEntryId,
    lastMessageAt: answered.createdAt,
    messages: [...before.messages, said, answered],
  }
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
