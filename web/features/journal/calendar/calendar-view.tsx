import { dayOf } from '#web/lib/days.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { useOldestEntry, useRecentEntries } from '../api.ts'
import { useAsked } from '../asked.ts'
import { CalendarPlaceholder } from './calendar-placeholder.tsx'
import { DayEntries } from './day-entries.tsx'
import { MonthOfDays } from './month-of-days.tsx'

/** A month with its moods, and beside it what was written on the chosen day. */
export function CalendarView() {
  const { asked, ask } = useAsked()
  const oldest = useOldestEntry()
  const newest = useRecentEntries(1)
  if (oldest.isPending || newest.isPending) return <CalendarPlaceholder />
  if (oldest.isLoadingError || newest.isLoadingError) {
    return (
      <LoadFailed
        what="your calendar"
        retry={() => {
          void oldest.refetch()
          void newest.refetch()
        }}
      />
    )
  }
  const today = dayOf(new Date())
  const first = oldest.data ? dayOf(oldest.data.createdAt) : today
  const last = newest.data?.[0] ? dayOf(newest.data[0].createdAt) : today
  return (
    <div className="mt-6 grid items-start gap-x-12 gap-y-8 wide:grid-cols-[24rem_minmax(0,1fr)]">
      <MonthOfDays
        first={first}
        last={[today, last].toSorted().at(-1) ?? today}
        // Whoever has not written for long sees the last days that have something.
        begin={asked.day ?? last}
        chosen={asked.day}
        onChoose={(day) => ask({ day })}
      />
      {asked.day ? (
        <DayEntries key={asked.day} day={asked.day} />
      ) : (
        <p className="py-6 text-soft">Select a date to view entries</p>
      )}
    </div>
  )
}
