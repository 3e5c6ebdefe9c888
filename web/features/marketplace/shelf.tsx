import type { ReactNode } from 'react'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'

type ShelfProps<Item> = {
  title: string
  description: string
  /** As it stands in "We couldn't load …". */
  what: string
  items: { data: readonly Item[] | undefined; isPending: boolean; isLoadingError: boolean; refetch: () => unknown }
  placeholders?: number
  /** What there is no more to tell of than a description. */
  isBrief?: boolean
  empty: { title: string; words: string }
  card: (item: Item) => ReactNode
}

const grid = 'grid gap-5 md:grid-cols-2'

export function Shelf<Item>({
  title,
  description,
  what,
  items,
  placeholders = 6,
  isBrief = false,
  empty,
  card,
}: ShelfProps<Item>) {
  return (
    <section>
      <h2 className="text-title">{title}</h2>
      <p className="mt-1 mb-6 text-soft">{description}</p>
      {items.isPending && (
        <Waiting what={what}>
          <div className={grid}>
            {Array.from({ length: placeholders }, (_, place) => (
              <CardPlaceholder key={place} isBrief={isBrief} />
            ))}
          </div>
        </Waiting>
      )}
      {items.isLoadingError && <LoadFailed what={what} retry={items.refetch} />}
      {items.data?.length === 0 && <EmptyState title={empty.title}>{empty.words}</EmptyState>}
      {items.data && items.data.length > 0 && <div className={grid}>{items.data.map(card)}</div>}
    </section>
  )
}

function CardPlaceholder({ isBrief }: { isBrief: boolean }) {
  return (
    <div data-placeholder className="rounded-card border border-line bg-raised p-5 sm:p-6">
      <Placeholder className="h-7 w-1/2" />
      <Placeholder className="mt-3 h-12 w-full" />
      {!isBrief && (
        <>
          <Placeholder className="mt-4 h-17 w-full" />
          <Placeholder className="mt-4 h-11 w-4/5" />
        </>
      )}
      <Placeholder className="mt-6 h-6 w-2/5" />
      <div className="mt-4 border-t border-line pt-4">
        <Placeholder className="h-11 w-full" />
      </div>
    </div>
  )
}
