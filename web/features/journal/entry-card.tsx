import { memo } from 'react'
import type { Entry } from '#contract/journal.ts'
import { moment } from '#web/lib/dates.ts'
import { EntryFacts } from './entry-facts.tsx'
import { EntryText } from './entry-text.tsx'
import { Transcript } from './transcript.tsx'

type EntryCardProps = { entry: Entry /** In a list it is cut, alone it is not. */; isWhole?: boolean }

/**
 * Where there is room, what was understood stands in the margin; else below the text.
 * Memoised: a long journal holds thousands, and loading more must not draw the loaded ones again.
 */
export const EntryCard = memo(function EntryCard({ entry, isWhole = false }: EntryCardProps) {
  return (
    <div className="@container">
      <article className="gap-x-14 py-8 wrap-anywhere @3xl:grid @3xl:grid-cols-[minmax(0,1fr)_14rem]">
        <div>
          <p className="figures text-small text-soft">
            <time dateTime={entry.createdAt.toISOString()}>{moment(entry.createdAt)}</time>
          </p>
          <h2 className="mt-1 max-w-[26em] text-title">{entry.title}</h2>
          <EntryText content={entry.content} isWhole={isWhole} />
        </div>
        <div className="row-span-2 @3xl:border-l @3xl:border-line @3xl:pl-6">
          <EntryFacts entry={entry} look="@3xl:mt-0.5 @3xl:flex-col @3xl:items-start" />
        </div>
        {entry.transcription && <Transcript text={entry.transcription} />}
      </article>
    </div>
  )
})
