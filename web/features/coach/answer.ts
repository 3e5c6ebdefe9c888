import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import {
  AnswerPiece,
  type CoachAnswer,
  type CoachMessage,
  chat,
  type NewMessage,
  type readConversation,
} from '#contract/coach.ts'
import { listen } from '#web/lib/event-stream/listen.ts'
import { RequestFailed } from '#web/lib/failures.ts'
import { useUserId } from '#web/lib/user-id.ts'

type Asked = z.input<typeof NewMessage>
type Talk = z.output<(typeof readConversation)['schema']['response'][200]>
/** What there is when the line is closed: the answer, or what was heard of one, or nothing. */
type Heard = Pick<CoachAnswer, 'conversationId' | 'journalEntryId' | 'said' | 'answered'> | null

/** What is being said just now. Shown until the talk itself has it: `since` is how many messages that had before. */
export type Exchange = { asked: string; since: number; sentences: readonly string[]; answered: CoachMessage | null }

/** One answer at a time: its sentences as they come, and a way to stop it. */
export function useAnswer() {
  const userId = useUserId()
  const queryClient = useQueryClient()
  const [exchange, setExchange] = useState<Exchange | null>(null)
  const [canStop, setCanStop] = useState(false)
  const line = useRef<AbortController>(null)

  async function ask({ asked, since }: { asked: Asked; since: number }): Promise<Heard> {
    const leaving = new AbortController()
    line.current = leaving
    setExchange({ asked: asked.message, since, sentences: [], answered: null })
    let conversationId: number | null = null
    const sentences: string[] = []
    try {
      for await (const piece of listen(chat, { params: { userId }, body: asked }, AnswerPiece, leaving.signal)) {
        if (piece.type === 'answered') return piece.answer
        if (piece.type === 'failed') throw new RequestFailed(500, JSON.stringify(piece.problem))
        if (piece.type === 'begun') {
          conversationId = piece.conversationId
          setCanStop(true)
        } else {
          sentences.push(piece.sentence)
          setExchange({ asked: asked.message, since, sentences: [...sentences], answered: null })
        }
      }
    } catch (failure) {
      if (!leaving.signal.aborted && sentences.length === 0) throw failure
    }
    if (conversationId === null || sentences.length === 0) return null
    return asHeard(asked, conversationId, sentences.join(' '), leaving.signal.aborted ? 'stopped' : 'broken-off')
  }

  const asking = useMutation({
    mutationFn: ask,
    onSuccess: (heard) => {
      setExchange((now) => now && heard && { ...now, answered: heard.answered })
      if (!heard) return
      const queryKey = ['coach', userId, 'conversation', heard.conversationId]
      queryClient.setQueryData(queryKey, (talk?: Talk) => goneOn(talk, heard))
      void queryClient.invalidateQueries({ queryKey: ['coach', userId, 'conversations'] })
      if (heard.journalEntryId !== null) void queryClient.invalidateQueries({ queryKey: ['journal'] })
    },
    onError: () => setExchange(null),
    onSettled: () => setCanStop(false),
  })
  const stop = canStop ? () => line.current?.abort() : null
  return { ask: asking.mutate, isPending: asking.isPending, exchange, forget: () => setExchange(null), stop }
}

/** Shown until the server tells how it was kept. */
function asHeard({ message }: Asked, conversationId: number, content: string, ending: CoachMessage['ending']): Heard {
  const rest = {
    recommendations: [],
    insights: [],
    citations: [],
    wordedBy: null,
    isCare: false,
    createdAt: new Date(),
  }
  return {
    ...{ conversationId, journalEntryId: null },
    said: { ...rest, id: -2, role: 'user', coach: null, content: message, ending: 'whole' },
    answered: { ...rest, id: -1, role: 'assistant', coach: null, content, ending },
  }
}

/** The talk with its two new messages, so that it need not be read again. */
function goneOn(
  talk: Talk | undefined,
  { conversationId: id, journalEntryId, said, answered }: NonNullable<Heard>,
): Talk {
  const before = talk ?? { id, title: said.content, createdAt: said.createdAt, journalEntryId, messages: [] }
  return {
    ...before,
    journalEntryId: journalEntryId ?? before.journalEntryId,
    lastMessageAt: answered.createdAt,
    messages: [...before.messages, said, answered],
  }
}
