import { Link } from '@tanstack/react-router'
import type { Entry } from '#contract/journal.ts'
import { useRecentEntries } from '#web/features/journal/api.ts'
import { EntryFacts } from '#web/features/journal/entry-facts.tsx'
import { cut } from '#web/features/journal/reading.ts'
import { moment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'

/** `holdsBack` while what stands above may still grow: words that are being read should not move. */
export function RecentEntries({ holdsBack }: { holdsBack: boolean }) {
  const entries = useRecentEntries(3)
  const shown = holdsBack ? undefined : entries.data
  return (
    <Card
      title="Recent Journal Entries"
      onward={
        <Link to="/journal-entries" aria-label="View All of your journal" className="link whitespace-nowrap">
          View All
        </Link>
      }
    >
      {(entries.isPending || holdsBack) && <RecentPlaceholders />}
      {entries.isLoadingError && <LoadFailed what="your entries" retry={entries.refetch} />}
      {shown?.length === 0 && (
        <EmptyState
          title="No journal entries yet"
          step={
            <Button asChild>
              <Link to="/journal-entries" search={{ write: true }}>
                Write your first entry
              </Link>
            </Button>
          }
        >
          After your first call, what you said is here. Start one now, or write a few lines.
        </EmptyState>
      )}
      <ol className="divide-y divide-line">
        {shown?.map((entry) => (
          <RecentEntry key={entry.id} entry={entry} />
        ))}
      </ol>
    </Card>
  )
}

function RecentEntry({ entry }: { entry: Entry }) {
  return (
    <li className="py-5 wrap-anywhere last:pb-0">
      <p className="figures text-small text-soft">{moment(entry.createdAt)}</p>
      <h3 className="mt-0.5 line-clamp-2 text-[1.1875rem]">{entry.title}</h3>
      <p className="prose-book mt-1.5">{cut(entry.content, 150)}</p>
      <EntryFacts entry={entry} themes={2} />
    </li>
  )
}

function RecentPlaceholders() {
  return (
    <Waiting what="your entries">
      {[1, 2, 3].map((place) => (
        <div key={place} className="border-b border-line py-5 last:border-0 last:pb-0">
          <Placeholder className="h-4 w-40" />
          <Placeholder className="mt-2.5 h-6 w-1/2" />
          <Placeholder className="mt-2.5 h-14 w-full" />
          <Placeholder className="mt-5 h-5 w-2/3" />
        </div>
      ))}
    </Waiting>
  )
}
