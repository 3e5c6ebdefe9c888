import { useEffect, useEffectEvent, useRef } from 'react'
import type { Entry } from '#contract/journal.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import type { Pages } from '#web/ui/next-page.tsx'
import { OwnEntry } from '../own-entry.tsx'

type EntryListProps = {
  entries: readonly Entry[]
  /** What was searched for. */
  asked?: string
  pages: Pages
}

/** Entries off the screen are neither laid out nor painted, so a journal of many years scrolls like a short one. */
export function EntryList({ entries, asked = '', pages }: EntryListProps) {
  const { isFetching, isFetchNextPageError } = pages
  const hasMore = pages.hasNextPage && !isFetchNextPageError
  const end = useRef<HTMLLIElement>(null)
  const onNear = useEffectEvent(pages.fetchNextPage)
  // Watched anew after each page, because the end may still be near.
  useEffect(() => {
    if (!end.current || isFetching) return
    const watcher = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && onNear(), {
      rootMargin: '1200px',
    })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [isFetching, hasMore])
  return (
    <>
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
      {isFetchNextPageError && <LoadFailed what="more entries" retry={pages.fetchNextPage} />}
    </>
  )
}
