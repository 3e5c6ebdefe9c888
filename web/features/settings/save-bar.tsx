import type { FormEventHandler } from 'react'
import { Button } from '#web/ui/button.tsx'

type SaveBarProps = {
  formId: string
  isDirty: boolean
  isBusy: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  onDiscard: () => void
}

/**
 * Stays in sight while there is something to save. The form is only here, and the fields refer to it: the sections
 * between them bring forms of their own.
 */
export function SaveBar({ formId, isDirty, isBusy, onSubmit, onDiscard }: SaveBarProps) {
  return (
    <form
      id={formId}
      noValidate
      aria-label="Settings"
      onSubmit={onSubmit}
      className={`${isDirty ? 'sticky bottom-0' : ''} -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0`}
    >
      <p role="status" className={`text-small ${isDirty ? 'font-medium' : 'text-soft'}`}>
        {isDirty ? 'Unsaved changes' : 'Everything is saved'}
      </p>
      <div className="flex gap-2">
        {isDirty && (
          <Button tone="quiet" disabled={isBusy} onClick={onDiscard}>
            Discard
          </Button>
        )}
        <Button type="submit" tone="strong" disabled={!isDirty || isBusy}>
          {isBusy ? 'Saving…' : 'Save Settings'}
        </Button>
      </div>
    </form>
  )
}
