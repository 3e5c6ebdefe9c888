import { useState } from 'react'
import type { Entry } from '#contract/journal.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useChangeTags } from '../changes.ts'
import { TagEditor } from './tag-editor.tsx'

/** Saved as a whole list, so a list that was changed elsewhere meanwhile is shown before it is replaced. */
export function TagsDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const [seen, setSeen] = useState(entry.themes)
  const [tags, setTags] = useState<readonly string[]>(entry.themes)
  const change = useChangeTags(entry.id)
  const isNewer = entry.themes.join('\n') !== seen.join('\n')
  const save = () =>
    change.mutate(
      { themes: [...tags], version: entry.version },
      {
        onSuccess: () => {
          toast({ title: 'Tags updated' })
          onClose()
        },
        onError: (failure) =>
          toast({
            title: 'Failed to update tags',
            description: wordsFor(failure, 'They were not saved, and are still here. Please try again.'),
            tone: 'danger',
          }),
      },
    )
  return (
    <FormDialog
      title="Edit Tags"
      submit="Save Tags"
      submitting="Saving…"
      isBusy={change.isPending}
      isIncomplete={isNewer}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onClose={onClose}
    >
      {isNewer && (
        <div role="status" className="rounded-control bg-sunken px-4 py-3 text-small">
          <p>
            This entry was changed somewhere else meanwhile. Its tags are now{' '}
            <strong>{entry.themes.join(', ') || 'none'}</strong>. Yours are still below.
          </p>
          <p className="mt-1 flex flex-wrap gap-x-5">
            <button type="button" className="link min-h-9" onClick={() => setSeen(entry.themes)}>
              Keep mine
            </button>
            <button
              type="button"
              className="link min-h-9"
              onClick={() => {
                setTags(entry.themes)
                setSeen(entry.themes)
              }}
            >
              Use the newer ones
            </button>
          </p>
        </div>
      )}
      <TagEditor tags={tags} onChange={setTags} />
    </FormDialog>
  )
}
