import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Page } from '#web/ui/page.tsx'
import { useEntries, useStats } from './api.ts'
import { EntryList } from './entry-list.tsx'
import { EntryPlaceholders } from './entry-placeholders.tsx'
import { NewEntryForm } from './new-entry-form.tsx'
import { OneEntry } from './one-entry.tsx'

type Search = { write?: unknown; entry?: unknown }

/** With `?write=true` an empty page lies above the list; with `?entry=7` that entry is shown alone. */
export function JournalScreen() {
  const search: Search = useSearch({ strict: false })
  return typeof search.entry === 'number' ? (
    <OneEntry entryId={search.entry} />
  ) : (
    <AllEntries isWriting={search.write === true} />
  )
}

function AllEntries({ isWriting }: { isWriting: boolean }) {
  const navigate = useNavigate()
  const setWriting = (write: boolean) => navigate({ to: '/journal-entries', search: write ? { write } : {} })
  const stats = useStats()
  const entries = useEntries()
  const loaded = entries.data?.pages.flat()
  const newEntry = (
    <Button tone="strong" onClick={() => setWriting(true)}>
      New Entry
    </Button>
  )

  return (
    <Page
      title="Journal Entries"
      note={
        loaded && stats.data
          ? `${loaded.length.toLocaleString('en-US')} of ${stats.data.totalEntries.toLocaleString('en-US')} entries`
          : 'Counting your entries…'
      }
      actions={!isWriting && newEntry}
    >
      {isWriting && <NewEntryForm onDone={() => setWriting(false)} />}
      {entries.isPending && <EntryPlaceholders />}
      {entries.isLoadingError && <LoadFailed what="your entries" retry={entries.refetch} />}
      {loaded?.length === 0 && !isWriting && (
        <EmptyState title="No journal entries yet" step={newEntry}>
          What you say on a call is written down here. You can also begin with a few lines of your own.
        </EmptyState>
      )}
      {loaded && loaded.length > 0 && (
        <EntryList
          entries={loaded}
          hasMore={entries.hasNextPage && !entries.isFetchNextPageError}
          isBusy={entries.isFetching}
          loadMore={entries.fetchNextPage}
        />
      )}
      {entries.isFetchNextPageError && <LoadFailed what="older entries" retry={entries.fetchNextPage} />}
    </Page>
  )
}
