import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import { wordsFor } from '#web/lib/failures.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { toast } from '#web/ui/toast.ts'
import { type Exchange, useAnswer } from './answer.ts'
import { useConversation } from './api.ts'
import { Composer } from './composer.tsx'
import { Said, Thinking, Welcome } from './said.tsx'
import { Suggestions } from './suggestions.tsx'

type TalkProps = { conversationId: number | null; onBegun: (conversationId: number) => void }

export function Talk({ conversationId, onBegun }: TalkProps) {
  const conversation = useConversation(conversationId)
  const chat = useAnswer()
  const [typed, setTyped] = useState('')
  const [isSaved, setSaved] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  const said = conversation.data?.messages ?? []
  const { exchange, forget } = chat
  const isKept = exchange !== null && said.length > exchange.since
  const all = [...said, ...(exchange && !isKept ? messagesOf(exchange) : [])]

  // Braces, because Chromium's scrollIntoView answers with a promise and React would take it for a clean-up.
  useEffect(() => {
    if (all.length > 0) end.current?.scrollIntoView?.({ block: 'end' })
  }, [all.length, exchange?.sentences.length])

  const isOver = isKept && !chat.isPending
  const onOver = useEffectEvent(forget)
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])

  function send(message = typed.trim()) {
    if (message === '' || chat.isPending) return
    setTyped('')
    chat.ask(
      { asked: { message, saveAsJournalEntry: isSaved, conversationId }, since: said.length },
      {
        onSuccess: (answer) => {
          if (!answer) return setTyped(message)
          setSaved(false)
          if (answer.journalEntryId !== null) {
            toast({ title: 'Conversation Saved', description: 'You find it in your journal.' })
          }
          if (conversationId === null) onBegun(answer.conversationId)
        },
        onError: (failure) => {
          setTyped(message)
          toast({
            title: 'Error',
            description: wordsFor(failure, 'Failed to get response from AI coach. Please try again.'),
            tone: 'danger',
          })
        },
      },
    )
  }

  const own = all.findLast(({ role }) => role === 'user')
  const again = own && !chat.isPending ? () => send(own.content) : undefined

  return (
    <div className="max-w-[46rem]">
      <div role="log" aria-label="Conversation" aria-live="polite">
        <ol className="space-y-6">
          <Welcome />
          {conversation.isLoading && (
            <li>
              <Waiting what="this conversation">
                <Placeholder className="h-24 w-3/4" />
                <Placeholder className="mt-6 ml-auto h-14 w-1/2" />
              </Waiting>
            </li>
          )}
          {/* By place, so that an answer stays the same element when it is whole, and is not read out again. */}
          {all.map((message, place) => (
            <Said
              key={place}
              message={message}
              onAgain={place === all.length - 1 ? again : undefined}
              caringIn={message.isCare ? conversationId : null}
            />
          ))}
          {chat.isPending && exchange?.answered === null && <Thinking />}
        </ol>
      </div>
      {conversation.isLoadingError && <LoadFailed what="this conversation" retry={conversation.refetch} />}
      {all.length === 0 && conversationId === null && <Suggestions onChoose={setTyped} />}
      <Composer
        typed={typed}
        isSaved={isSaved}
        isBusy={chat.isPending}
        onType={setTyped}
        onSave={setSaved}
        onSend={() => send()}
        onStop={chat.stop}
      />
      <div ref={end} />
    </div>
  )
}

function messagesOf({ asked, sentences, answered }: Exchange): ComponentProps<typeof Said>['message'][] {
  const sofar = sentences.length > 0 ? { role: 'assistant' as const, content: sentences.join(' ') } : null
  const answer = answered ?? sofar
  return [{ role: 'user', content: asked }, ...(answer ? [answer] : [])]
}
