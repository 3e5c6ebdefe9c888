import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Entry } from '#contract/journal.ts'
import { moment } from '#web/lib/dates.ts'
import { EntryFacts } from './entry-facts.tsx'
import { EntryText } from './entry-text.tsx'
import { Marked } from './marked.tsx'
import { stretches } from './marking.ts'
import { Transcript } from './transcript.tsx'

export type EntryCardProps = {
  entry: Entry
  /** In a list it is cut, alone it is not. */
  isWhole?: boolean
  /** What was searched for. */
  asked?: string
  /** What can be done with it. */
  children?: ReactNode
}

/** Where there is room, what was understood stands in the margin; else below the text. */
export function EntryCard({ entry, isWhole = false, asked = '', children }: EntryCardProps) {
  const { title, content, transcription } = entry
  const isOnlySaid =
    transcription !== null && asked !== '' && !stretches(`${title}\n${content}`, asked).some(({ isHit }) => isHit)
  return (
    <div className="@container">
      <article className="gap-x-14 py-8 wrap-anywhere @3xl:grid @3xl:grid-cols-[minmax(0,1fr)_14rem] @3xl:grid-rows-[auto_1fr]">
        <div>
          <p className="figures text-small text-soft">
            <time dateTime={entry.createdAt.toISOString()}>{moment(entry.createdAt)}</time>
          </p>
          <h2 className="mt-1 max-w-[26em] text-title">
            <Marked text={title} asked={asked} />
          </h2>
          <EntryText content={content} isWhole={isWhole} asked={asked} />
        </div>
        <div className="row-span-2 @3xl:border-l @3xl:border-line @3xl:pl-6">
          <EntryFacts entry={entry} look="@3xl:mt-0.5 @3xl:flex-col @3xl:items-start" />
          {isWhole && entry.moodScore !== null && (
            <Link to="/how-mood-is-estimated" className="link mt-3 inline-block text-small">
              How mood is estimated
            </Link>
          )}
        </div>
        <div>
          {transcription && <Transcript text={transcription} asked={asked} isOnlyHit={isOnlySaid} />}
          {children}
        </div>
      </article>
    </div>
  )
}
