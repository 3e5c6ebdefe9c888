import { useEffect, useEffectEvent, useRef } from 'react'
import type { Entry } from '#contract/journal.ts'
import { OwnEntry } from '../own-entry.tsx'

type EntryListProps = {
  entries: readonly Entry[]
  /** What was searched for. */
  asked?: string
  hasMore: boolean
  isBusy: boolean
  loadMore: () => void
}

/** Entries off the screen are neither laid out nor painted, so a journal of many years scrolls like a short one. */
export function EntryList({ entries, asked = '', hasMore, isBusy, loadMore }: EntryListProps) {
  const end = useRef<HTMLLIElement>(null)
  const onNear = useEffectEvent(loadMore)
  // Watched anew after each page, because the end may still be near.
  useEffect(() => {
    if (!end.current || isBusy) return
    const watcher = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && onNear(), {
      rootMargin: '1200px',
    })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [isBusy, hasMore])
  return (
    <ol>
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="border-b border-line [contain-intrinsic-size:auto_20rem] [content-visibility:auto] last:border-0"
        >
          <OwnEntry entry={entry} asked={asked} />
        </li>
      ))}
      {hasMore && (
        <li ref={end} className="py-8 text-small text-soft">
          Loading more entries…
        </li>
      )}
    </ol>
  )
}
