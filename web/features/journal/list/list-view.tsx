import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { useEntries } from '../api.ts'
import { filterIn, isFiltered, noFilter, useAsked } from '../asked.ts'
import { EntryPlaceholders } from '../entry-placeholders.tsx'
import { EntryList } from './entry-list.tsx'
import { Filters } from './filters.tsx'

export function ListView({ newEntry, isEmpty }: { newEntry: ReactNode; isEmpty: boolean }) {
  const { asked, ask } = useAsked()
  const filter = filterIn(asked)
  const entries = useEntries(filter)
  const loaded = entries.data?.pages.flat()
  const isNarrowed = isFiltered(filter)
  return (
    <>
      {!isEmpty && <Filters filter={filter} onChange={ask} />}
      {entries.isPending && <EntryPlaceholders />}
      {entries.isLoadingError && <LoadFailed what="your entries" retry={entries.refetch} />}
      {loaded?.length === 0 && !isNarrowed && !asked.write && (
        <EmptyState title="No journal entries yet" step={newEntry}>
          What you say on a call is written down here. You can also begin with a few lines of your own.
        </EmptyState>
      )}
      {loaded?.length === 0 && isNarrowed && (
        <EmptyState
          title="No entries match your filters"
          step={<Button onClick={() => ask({ ...noFilter, sort: filter.sort })}>Clear Filters</Button>}
        >
          A search looks for all of its words, in what you wrote, said and tagged.
        </EmptyState>
      )}
      {loaded && loaded.length > 0 && (
        <div aria-busy={entries.isPlaceholderData} className={entries.isPlaceholderData ? 'opacity-60' : ''}>
          <EntryList entries={loaded} asked={filter.q} pages={entries} />
        </div>
      )}
    </>
  )
}
