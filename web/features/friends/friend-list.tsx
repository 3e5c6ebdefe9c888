import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { dayOfMoment } from '#web/lib/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { useFriends } from './api.ts'

export function FriendList() {
  const friends = useFriends()
  return (
    <Card title={`Your Friends (${friends.data?.length ?? '…'})`}>
      {friends.isPending && (
        <p role="status" className="grid min-h-46 place-items-center text-soft">
          Loading friends...
        </p>
      )}
      {friends.isLoadingError && <LoadFailed what="your friends" retry={friends.refetch} />}
      {friends.data?.length === 0 && (
        <EmptyState title="No friends yet">Create an invite link to connect with someone</EmptyState>
      )}
      <ul className="-mx-2 divide-y divide-line">
        {friends.data?.map(({ id, name, createdAt }) => (
          <li key={id}>
            <Link
              to="/friends"
              search={{ friend: id }}
              className="flex items-center gap-4 rounded-control px-2 py-3.5 hover:bg-sunken"
            >
              <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1.5">
                <span className="min-w-0 grow basis-52">
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  <span className="figures block text-small text-soft">Friends since {dayOfMoment(createdAt)}</span>
                </span>
                <Badge tone="accent">Connected</Badge>
              </span>
              <ChevronRight aria-hidden className="size-[1.125rem] shrink-0 text-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
