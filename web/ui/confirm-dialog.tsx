import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: string
  children: ReactNode
  confirm: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more before something is destroyed. The focus begins on the way back. */
export function ConfirmDialog({ title, children, confirm, isBusy, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog
      label={title}
      onClose={onClose}
      look="m-auto w-[min(28rem,calc(100vw-2rem))] animate-enter rounded-card border border-line p-6"
    >
      <h2 className="text-title wrap-anywhere">{title}</h2>
      <div className="mt-3 text-soft">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button autoFocus onClick={onClose}>
          Cancel
        </Button>
        <Button tone="danger" disabled={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
