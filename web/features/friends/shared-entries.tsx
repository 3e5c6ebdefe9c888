import type { Friend } from '#contract/friends.ts'
import { moment } from '#web/lib/dates.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { NextPage } from '#web/ui/next-page.tsx'
import { TextPlaceholders } from '#web/ui/text-placeholders.tsx'
import { useSharedEntries } from './api.ts'

export function SharedEntries({ friend }: { friend: Friend }) {
  const entries = useSharedEntries(friend.id)
  const loaded = entries.data?.pages.flat()
  return (
    <>
      {entries.isPending && <TextPlaceholders what="what they share" />}
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
      <NextPage pages={entries} what="older entries" />
    </>
  )
}
