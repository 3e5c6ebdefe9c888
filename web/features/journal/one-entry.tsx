import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { WrittenEntry } from '#contract/journal.ts'
import { StandingAlarm } from '#web/features/help/standing-alarm.tsx'
import { RequestFailed } from '#web/lib/failures.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Page } from '#web/ui/page.tsx'
import { useEntry } from './api.ts'
import { useAsked } from './asked.ts'
import { EntryPlaceholder } from './entry-placeholders.tsx'
import { OwnEntry } from './own-entry.tsx'
import { useQuotedWords } from './quoted-words.ts'
import { EditEntryForm } from './writing/edit-entry-form.tsx'

type OneEntryProps = {
  entryId: number
  isEditing: boolean
  care: ReactNode
  onWritten: (entry: WrittenEntry) => void
}

/** A single entry, as the call history links to it: it may be far down the list. Here it is changed, too. */
export function OneEntry({ entryId, isEditing, care, onWritten }: OneEntryProps) {
  const entry = useEntry(entryId)
  const { ask } = useAsked()
  const wasDeleted = entry.error instanceof RequestFailed && entry.error.status === 404
  // Deleted in another tab while it is being changed here: what was typed stays in sight.
  const isGone = wasDeleted && !(isEditing && entry.data)
  useQuotedWords(entry.isSuccess)
  return (
    <Page
      title={isEditing ? 'Edit Entry' : 'Journal Entry'}
      actions={
        <Link to="/journal-entries" className="link text-small">
          All entries
        </Link>
      }
    >
      {care ?? (entry.data?.hasAlarm && !isEditing && <StandingAlarm entryId={entryId} />)}
      {entry.isPending && <EntryPlaceholder />}
      {isGone && (
        <EmptyState
          title="This entry is not here"
          step={
            <Button asChild>
              <Link to="/journal-entries">All entries</Link>
            </Button>
          }
        >
          It may have been deleted.
        </EmptyState>
      )}
      {entry.isLoadingError && !isGone && <LoadFailed what="this entry" retry={entry.refetch} />}
      {wasDeleted && !isGone && (
        <p role="alert" className="mb-5 max-w-[46rem] rounded-control bg-danger-soft px-4 py-3">
          This entry was deleted somewhere else meanwhile. What you typed is still here, so that you can copy it.
        </p>
      )}
      {entry.data && !isGone && isEditing && (
        <EditEntryForm
          key={entryId}
          entry={entry.data}
          onWritten={onWritten}
          onDone={() => ask({ edit: undefined, entry: entryId }, { replace: true })}
        />
      )}
      {entry.data && !isGone && !isEditing && <OwnEntry entry={entry.data} isWhole />}
    </Page>
  )
}
