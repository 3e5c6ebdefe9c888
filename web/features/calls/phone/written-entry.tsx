import { StandingAlarm } from '#web/features/help/standing-alarm.tsx'
import { Understood } from '#web/features/journal/actions/understood.tsx'
import { useEntry } from '#web/features/journal/api.ts'
import { EntryCard } from '#web/features/journal/entry-card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { WrittenEntryPlaceholder } from './written-entry-placeholder.tsx'

export function WrittenEntry({ entryId }: { entryId: number }) {
  const entry = useEntry(entryId)
  if (entry.isPending) return <WrittenEntryPlaceholder />
  return (
    <>
      <h1 className="font-sans text-small font-semibold tracking-normal text-accent">From what you just said</h1>
      {entry.isLoadingError && <LoadFailed what="your entry" retry={entry.refetch} />}
      {entry.data && (
        <div className="animate-enter">
          <EntryCard entry={entry.data} isWhole />
          {entry.data.hasAlarm && <StandingAlarm entryId={entryId} />}
          <Understood entry={entry.data} />
        </div>
      )}
    </>
  )
}
