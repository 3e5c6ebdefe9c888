import type { Friend } from '#contract/friends.ts'
import { moment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { useSharedEntries } from './api.ts'

export function SharedEntries({ friend }: { friend: Friend }) {
  const entries = useSharedEntries(friend.id)
  const loaded = entries.data?.pages.flat()
  return (
    <>
      {entries.isPending && <SharedPlaceholders />}
      {entries.isLoadingError && <LoadFailed what="what they share" retry={entries.refetch} />}
      {loaded?.length === 0 && (
        <EmptyState title="Nothing shared yet">
          What {friend.name} chooses to share with friends can be read here. The rest of their journal stays theirs.
        </EmptyState>
      )}
      <ol className="max-w-[46rem]">
        {loaded?.map(({ id, title, content, createdAt, authorName }) => (
          <li key={id} className="border-b border-line py-8 wrap-anywhere first:pt-0 last:border-0">
            <article>
              <p className="figures text-small text-soft">
                {authorName}, <time dateTime={createdAt.toISOString()}>{moment(createdAt)}</time>
              </p>
              <h2 className="mt-1 text-title">{title}</h2>
              <p className="prose-book mt-3">{content}</p>
            </article>
          </li>
        ))}
      </ol>
      {entries.isFetchNextPageError && <LoadFailed what="older entries" retry={entries.fetchNextPage} />}
      {entries.hasNextPage && !entries.isFetchNextPageError && (
        <Button className="mt-6" disabled={entries.isFetching} onClick={() => entries.fetchNextPage()}>
          {entries.isFetching ? 'Loading…' : 'Show older entries'}
        </Button>
      )}
    </>
  )
}

export function SharedPlaceholders() {
  return (
    <Waiting what="what they share">
      {[1, 2].map((place) => (
        <div key={place} className="max-w-[46rem] border-b border-line py-8 first:pt-0 last:border-0">
          <Placeholder className="h-4 w-44" />
          <Placeholder className="mt-3 h-6 w-2/3" />
          <Placeholder className="mt-4 h-20 w-full" />
        </div>
      ))}
    </Waiting>
  )
}
