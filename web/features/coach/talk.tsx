import { useEffect, useRef, useState } from 'react'
import { wordsFor } from '#web/lib/failures.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { toast } from '#web/ui/toast.ts'
import { useChat, useConversation } from './api.ts'
import { Composer } from './composer.tsx'
import { Said, Thinking, Welcome } from './said.tsx'
import { Suggestions } from './suggestions.tsx'

type TalkProps = { conversationId: number | null; onBegun: (conversationId: number) => void }

export function Talk({ conversationId, onBegun }: TalkProps) {
  const conversation = useConversation(conversationId)
  const chat = useChat()
  const [typed, setTyped] = useState('')
  const [isSaved, setSaved] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  const said = conversation.data?.messages ?? []
  const asking = chat.isPending ? chat.variables : null

  // Braces, because Chromium's scrollIntoView answers with a promise and React would take it for a clean-up.
  useEffect(() => {
    if (said.length > 0 || asking) end.current?.scrollIntoView?.({ block: 'end' })
  }, [said.length, asking])

  function send() {
    const message = typed.trim()
    if (message === '' || chat.isPending) return
    setTyped('')
    chat.mutate(
      { message, saveAsJournalEntry: isSaved, conversationId },
      {
        onSuccess: (answer) => {
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
          {said.map((message) => (
            <Said key={message.id} message={message} />
          ))}
          {asking && <Said message={{ role: 'user', content: asking.message }} />}
          {asking && <Thinking />}
        </ol>
      </div>
      {conversation.isLoadingError && <LoadFailed what="this conversation" retry={conversation.refetch} />}
      {said.length === 0 && !asking && conversationId === null && <Suggestions onChoose={setTyped} />}
      <Composer
        typed={typed}
        isSaved={isSaved}
        isBusy={chat.isPending}
        onType={setTyped}
        onSave={setSaved}
        onSend={send}
      />
      <div ref={end} />
    </div>
  )
}
