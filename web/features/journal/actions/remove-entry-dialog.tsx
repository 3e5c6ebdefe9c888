import { useNavigate } from '@tanstack/react-router'
import type { Entry } from '#contract/journal.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAsked } from '../asked.ts'
import { useRemoveEntry } from '../changes.ts'

export function RemoveEntryDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const remove = useRemoveEntry(entry.id)
  const navigate = useNavigate()
  const isAlone = useAsked().asked.entry === entry.id
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Entry deleted' })
        onClose()
        // There is nothing left to show where the entry stood alone.
        if (isAlone) void navigate({ to: '/journal-entries', replace: true })
      },
      onError: (failure) =>
        toast({
          title: 'Failed to delete entry',
          description: wordsFor(failure, 'It is still here. Please try again.'),
          tone: 'danger',
        }),
    })
  return (
    <ConfirmDialog
      title="Delete this entry?"
      confirm="Delete Entry"
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        “{entry.title}” leaves your journal for good.{' '}
        {entry.source === 'call' && 'What was said on its call goes with it: the transcript is deleted too.'}
      </p>
    </ConfirmDialog>
  )
}
