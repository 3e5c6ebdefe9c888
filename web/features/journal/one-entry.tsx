import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Page } from '#web/ui/page.tsx'
import { useEntry } from './api.ts'
import { EntryCard } from './entry-card.tsx'
import { EntryPlaceholder } from './entry-placeholders.tsx'

/** A single entry, as the call history links to it: it may be far down the list. */
export function OneEntry({ entryId }: { entryId: number }) {
  const entry = useEntry(entryId)
  return (
    <Page
      title="Journal Entry"
      actions={
        <Link to="/journal-entries" className="link text-small">
          All entries
        </Link>
      }
    >
      {entry.isPending && <EntryPlaceholder />}
      {entry.isLoadingError && <LoadFailed what="this entry" retry={entry.refetch} />}
      {entry.data && <EntryCard entry={entry.data} isWhole />}
    </Page>
  )
}
