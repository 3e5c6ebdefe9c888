import type { FormEventHandler, ReactNode } from 'react'
import { Button } from './button.tsx'
import { CloseButton, Dialog } from './dialog.tsx'

type FormDialogProps = {
  title: string
  /** What the button that sends it says, and what it says meanwhile. */
  submit: string
  submitting: string
  isBusy: boolean
  isIncomplete?: boolean
  /** `danger` where it destroys. */
  tone?: 'strong' | 'danger'
  onSubmit: FormEventHandler<HTMLFormElement>
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog: the title stays above and the buttons below, whatever the fields need. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    submit,
    submitting,
    isBusy,
    isIncomplete = false,
    tone = 'strong',
    onSubmit,
    onClose,
    children,
  } = props
  return (
    <Dialog
      label={title}
      onClose={onClose}
      look="m-auto max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))] animate-enter overflow-hidden rounded-card border border-line"
    >
      <form noValidate onSubmit={onSubmit} className="flex max-h-[calc(100dvh-2rem)] flex-col">
        <header className="flex items-center justify-between border-b border-line py-2 pr-2 pl-6">
          <h2 className="text-title">{title}</h2>
          <CloseButton onClick={onClose} />
        </header>
        <div className="grow space-y-5 overflow-y-auto px-6 py-6">{children}</div>
        <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone={tone} disabled={isBusy || isIncomplete}>
            {isBusy ? submitting : submit}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
