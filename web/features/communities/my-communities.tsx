import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { useCommunities } from './api.ts'
import { facts } from './labels.ts'

export function MyCommunities() {
  const communities = useCommunities()
  return (
    <Card title="Your Communities">
      {communities.isPending && <RowPlaceholders what="your communities" />}
      {communities.isLoadingError && <LoadFailed what="your communities" retry={communities.refetch} />}
      {communities.data?.length === 0 && (
        <EmptyState title="No communities yet">
          Join one that is open to all, or begin one of your own for a few people.
        </EmptyState>
      )}
      <ul className="-mx-2 divide-y divide-line">
        {communities.data?.map((community) => (
          <li key={community.id}>
            <Link
              to="/communities/$communityId"
              params={{ communityId: String(community.id) }}
              className="flex items-center gap-4 rounded-control px-2 py-3.5 hover:bg-sunken"
            >
              <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1.5">
                <span className="min-w-0 grow basis-52">
                  <span className="block font-semibold wrap-anywhere">{community.name}</span>
                  <span className="figures block text-small text-soft">{facts(community)}</span>
                </span>
                {community.hasNews && <Badge tone="accent">New letters</Badge>}
              </span>
              <ChevronRight aria-hidden className="size-[1.125rem] shrink-0 text-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function RowPlaceholders({ what }: { what: string }) {
  return (
    <Waiting what={what}>
      {[1, 2].map((place) => (
        <div key={place} className="border-b border-line py-4 last:border-0">
          <Placeholder className="h-5 w-48" />
          <Placeholder className="mt-2 h-5 w-64 max-w-full" />
        </div>
      ))}
    </Waiting>
  )
}
