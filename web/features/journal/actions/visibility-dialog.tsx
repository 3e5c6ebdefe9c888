import { useState } from 'react'
import type { Entry, Visibility } from '#contract/journal.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useChangeEntry } from '../changes.ts'
import { visibilities } from '../visibilities.ts'

/** A diary is not shared by a slip of the finger: first who, then save. */
export function VisibilityDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const [chosen, setChosen] = useState<Visibility>(entry.visibility)
  const change = useChangeEntry(entry.id)
  const save = () =>
    change.mutate(
      { visibility: chosen, version: entry.version },
      {
        onSuccess: () => {
          toast({ title: chosen === 'friends' ? 'Shared with your friends' : 'Only you can read this entry' })
          onClose()
        },
        onError: (failure) =>
          toast({
            title: 'Failed to update entry',
            description: wordsFor(failure, 'Who can read it stays as it was. Please try again.'),
            tone: 'danger',
          }),
      },
    )
  return (
    <FormDialog
      title="Who can read this entry"
      submit="Save"
      submitting="Saving…"
      isBusy={change.isPending}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onClose={onClose}
    >
      <fieldset className="space-y-2">
        <legend className="sr-only">Who can read this entry</legend>
        {visibilities.map(({ value, label, hint }) => (
          <label
            key={value}
            className="flex gap-3 rounded-control border border-line px-4 py-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="visibility"
              checked={chosen === value}
              onChange={() => setChosen(value)}
              className="mt-1.5 accent-accent outline-none"
            />
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="block text-small text-soft">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </FormDialog>
  )
}
