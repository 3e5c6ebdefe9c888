import type { ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

type RemoveDialogProps = {
  /** As in “Delete Goal”. */
  thing: string
  name: string
  removing: { isPending: boolean; mutate: (nothing: undefined, then: { onError: () => void }) => void }
  onClose: () => void
  /** What goes with it, and what stays. */
  children: ReactNode
}

/** Asks before something goes for good. It goes with the list it stands in, so it closes by itself only when it failed. */
export function RemoveDialog({ thing, name, removing, onClose, children }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      title={`Delete “${name}”?`}
      confirm={`Delete ${thing}`}
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate(undefined, { onError: onClose })}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}
