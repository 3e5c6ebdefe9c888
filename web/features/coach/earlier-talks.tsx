import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Conversation } from '#contract/coach.ts'
import { moment } from '#web/lib/dates.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { toast } from '#web/ui/toast.ts'
import { useConversations, useRemoveConversation } from './api.ts'

type EarlierTalksProps = { open: number | null; onOpen: (conversationId: number | null) => void }

export function EarlierTalks({ open, onOpen }: EarlierTalksProps) {
  const talks = useConversations()
  const [removing, setRemoving] = useState<Conversation | null>(null)
  return (
    <section aria-label="Earlier conversations" className="wide:border-l wide:border-line wide:pl-6">
      <h2 className="text-title">Earlier</h2>
      {talks.isPending && (
        <Waiting what="earlier conversations">
          <Placeholder className="mt-4 h-11 w-full" />
          <Placeholder className="mt-3 h-11 w-full" />
        </Waiting>
      )}
      {talks.isLoadingError && <LoadFailed what="earlier conversations" retry={talks.refetch} />}
      {talks.data?.length === 0 && (
        <p className="mt-2 text-small text-soft">What you talk about is kept here, until you delete it.</p>
      )}
      <ol className="mt-2 divide-y divide-line">
        {talks.data?.map((talk) => (
          <li key={talk.id} className="flex items-start gap-1">
            <button
              type="button"
              aria-current={talk.id === open ? 'true' : undefined}
              onClick={() => onOpen(talk.id)}
              className="min-h-11 min-w-0 grow rounded-control py-2.5 text-left text-small wrap-anywhere hover:text-accent aria-[current=true]:font-semibold"
            >
              <span className="line-clamp-2">{talk.title}</span>
              <span className="figures block font-normal text-soft">{moment(talk.lastMessageAt)}</span>
            </button>
            <button
              type="button"
              aria-label={`Delete ${talk.title}`}
              onClick={() => setRemoving(talk)}
              className="grid size-11 shrink-0 place-items-center rounded-control text-soft hover:bg-sunken hover:text-ink"
            >
              <Trash2 aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ol>
      {removing && (
        <RemoveDialog
          talk={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() => removing.id === open && onOpen(null)}
        />
      )}
    </section>
  )
}

type RemoveDialogProps = { talk: Conversation; onClose: () => void; onRemoved: () => void }

function RemoveDialog({ talk, onClose, onRemoved }: RemoveDialogProps) {
  const remove = useRemoveConversation()
  const confirm = () =>
    remove.mutate(talk.id, {
      onSuccess: () => {
        onClose()
        onRemoved()
      },
      onError: (failure) =>
        toast({
          title: 'Error',
          description: wordsFor(failure, 'The conversation was not deleted. Please try again.'),
          tone: 'danger',
        }),
    })
  return (
    <ConfirmDialog
      title="Delete this conversation?"
      confirm="Delete"
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>“{talk.title}” and what was answered will be gone for good. What you saved to your journal stays there.</p>
    </ConfirmDialog>
  )
}
