import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useBlock } from './api.ts'

type BlockDialogProps = { person: { id: number; name: string }; onClose: () => void; onDone?: () => void }

export function BlockDialog({ person, onClose, onDone = onClose }: BlockDialogProps) {
  const block = useBlock(person, onDone)
  return (
    <ConfirmDialog
      title={`Block ${person.name}?`}
      confirm="Block"
      isBusy={block.isPending}
      onClose={onClose}
      onConfirm={() => block.mutate(undefined)}
    >
      Neither of you sees what the other has shared any more, and their requests no longer reach you. They are not told.
    </ConfirmDialog>
  )
}
