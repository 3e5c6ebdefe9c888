import type { ReactNode } from 'react'
import type { FieldValues, UseFormHandleSubmit } from 'react-hook-form'
import { FormDialog } from './form-dialog.tsx'

/** What a mutation is to a dialog that waits for it. */
export type Saving<Sent> = { isPending: boolean; mutate: (sent: Sent, then: { onSuccess: () => void }) => void }

type SaveDialogProps<Typed extends FieldValues, Sent> = {
  /** As in “New Goal”. */
  thing: string
  isNew: boolean
  saving: Saving<Sent>
  handleSubmit: UseFormHandleSubmit<Typed, Sent>
  isIncomplete?: boolean
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog that makes a thing or changes it, and closes when that is done. */
export function SaveDialog<Typed extends FieldValues, Sent>(props: SaveDialogProps<Typed, Sent>) {
  const { thing, isNew, saving, handleSubmit, isIncomplete = false, onClose, children } = props
  return (
    <FormDialog
      title={`${isNew ? 'New' : 'Edit'} ${thing}`}
      submit={`${isNew ? 'Create' : 'Save'} ${thing}`}
      submitting="Saving…"
      isBusy={saving.isPending}
      isIncomplete={isIncomplete}
      onSubmit={handleSubmit((sent) => saving.mutate(sent, { onSuccess: onClose }))}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  )
}
