import { longDay } from '#web/lib/days.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { useEntries } from '../api.ts'
import { EntryPlaceholder } from '../entry-placeholders.tsx'
import { EntryList } from '../list/entry-list.tsx'

export function DayEntries({ day }: { day: string }) {
  const entries = useEntries({ from: day, to: day, sort: 'oldest' })
  const isWaiting = entries.isPending || entries.isPlaceholderData
  const loaded = entries.data?.pages.flat() ?? []
  return (
    <section aria-label={longDay(day)} className="min-w-0">
      <h2 className="text-title">{longDay(day)}</h2>
      {entries.isLoadingError && <LoadFailed what="the entries of this day" retry={entries.refetch} />}
      {isWaiting && (
        <div className="mt-8">
          <EntryPlaceholder />
        </div>
      )}
      {!isWaiting && !entries.isError && loaded.length === 0 && (
        <p className="py-6 text-soft">No entries for this date</p>
      )}
      {!isWaiting && loaded.length > 0 && <EntryList entries={loaded} pages={entries} />}
    </section>
  )
}
