import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { counted } from '#web/lib/format/counted.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { NextPage, type Pages } from '#web/ui/next-page.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import type { Period } from './period.ts'
import { PeriodArticle } from './period-article.tsx'

type Listed = Pages & { isPending: boolean; isLoadingError: boolean; refetch: () => unknown }

type PeriodListProps = {
  what: string
  badge: string
  /** As “older weeks”. */
  older: string
  pages: Listed
  periods: readonly Period[] | undefined
  empty: { title: string; text: string }
}

/** Newest first; the newest lies open, the others under their titles. */
export function PeriodList({ what, badge, older, pages, periods, empty }: PeriodListProps) {
  return (
    <>
      {pages.isPending && <PeriodPlaceholders what={what} />}
      {pages.isLoadingError && <LoadFailed what={what} retry={pages.refetch} />}
      {periods?.length === 0 && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
      <ol>
        {periods?.map((period, place) => (
          <li key={period.start} className="border-t border-line first:border-0">
            <FoldedPeriod period={period} badge={badge} startsOpen={place === 0} />
          </li>
        ))}
      </ol>
      <NextPage pages={pages} what={older} />
    </>
  )
}

function FoldedPeriod({ period, badge, startsOpen }: { period: Period; badge: string; startsOpen: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen)
  const id = useId()
  return (
    <>
      <h2 className="text-title">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-16 w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-control py-3 text-left"
        >
          <ChevronRight
            aria-hidden
            className={`size-5 shrink-0 text-soft transition-transform duration-150 ${isOpen ? 'rotate-90' : ''}`}
          />
          <span className="figures grow">{period.title}</span>
          <span className="flex items-center gap-4 font-sans">
            <span className="figures text-small font-normal text-soft">{summary(period)}</span>
            <Badge tone="accent">{badge}</Badge>
          </span>
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && <PeriodArticle period={period} />}
      </div>
    </>
  )
}

function summary({ totalEntries, averageMood }: Period): string {
  const entries = counted(totalEntries, 'entry', 'entries')
  return averageMood === null ? entries : `${entries}, mood ${averageMood.toFixed(1)}`
}

function PeriodPlaceholders({ what }: { what: string }) {
  return (
    <Waiting what={what}>
      <div className="py-5">
        <Placeholder className="h-7 w-56" />
        <Placeholder className="mt-7 h-40 w-full max-w-[65ch]" />
        <Placeholder className="mt-8 h-64 w-full max-w-[65ch]" />
      </div>
      {[1, 2].map((place) => (
        <div key={place} className="border-t border-line py-5">
          <Placeholder className="h-7 w-56" />
        </div>
      ))}
    </Waiting>
  )
}
