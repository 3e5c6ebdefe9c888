import { useEntry } from '#web/features/journal/api.ts'
import { EntryCard } from '#web/features/journal/entry-card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'

export function WrittenEntry({ entryId }: { entryId: number }) {
  const entry = useEntry(entryId)
  return (
    <>
      <h1 className="font-sans text-small font-semibold tracking-normal text-accent">From what you just said</h1>
      {entry.isPending && (
        <Waiting what="your entry">
          <Placeholder className="mt-9 h-7 w-2/3" />
          <Placeholder className="mt-5 h-40 w-full" />
        </Waiting>
      )}
      {entry.isLoadingError && <LoadFailed what="your entry" retry={entry.refetch} />}
      {entry.data && (
        <div className="animate-enter">
          <EntryCard entry={entry.data} isWhole />
        </div>
      )}
    </>
  )
}
