import { useEffect, useEffectEvent, useState } from 'react'
import { useCallHistory } from '../api.ts'
import { Circle } from './circle.tsx'

const longMs = 8000

/**
 * Until the entry is written. The server tells on the realtime line; should that be down just now, the call history,
 * read once more after a while, tells as well.
 */
export function WritingEntry({ callId, onWritten }: { callId: number; onWritten: (entryId: number) => void }) {
  const { data, refetch } = useCallHistory()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(true)
      void refetch()
    }, longMs)
    return () => clearTimeout(timer)
  }, [refetch])
  const entryId = data?.pages.flat().find(({ id }) => id === callId)?.journalEntryId ?? null
  const onFound = useEffectEvent(onWritten)
  useEffect(() => {
    if (entryId !== null) onFound(entryId)
  }, [entryId])
  return (
    <div role="status">
      <Circle className="size-24" />
      <h1 className="mt-10 text-display">Writing your entry…</h1>
      {isLong && (
        <p className="mt-3 text-soft">
          This takes a little longer than usual. You can close this; the entry will be in your journal.
        </p>
      )}
    </div>
  )
}
