import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { controlLook } from '#web/ui/field.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { NextPage } from '#web/ui/next-page.tsx'
import { useDiscovered } from './api.ts'
import { facts } from './labels.ts'
import { RowPlaceholders } from './my-communities.tsx'

/** What is open to all, found by its name, what it is about, or a tag. */
export function Discover() {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const found = useDiscovered(q)
  const communities = found.data?.pages.flat()
  return (
    <Card title="Discover">
      <input
        type="search"
        aria-label="Search communities"
        placeholder="A word or a tag"
        value={typed}
        maxLength={100}
        onChange={(change) => setTyped(change.target.value)}
        className={`${controlLook} mt-2`}
      />
      {found.isPending && <RowPlaceholders what="communities" />}
      {found.isLoadingError && <LoadFailed what="communities" retry={found.refetch} />}
      {communities?.length === 0 &&
        (q ? (
          <EmptyState title="Nothing found">Try another word, or begin a community about it.</EmptyState>
        ) : (
          <EmptyState title="Nothing to discover yet">Communities that are open to all are listed here.</EmptyState>
        ))}
      <ul className="divide-y divide-line">
        {communities?.map((community) => (
          <li key={community.id} className="py-4 wrap-anywhere last:pb-0">
            <h3 className="font-semibold">
              <Link
                to="/communities/$communityId"
                params={{ communityId: String(community.id) }}
                className="rounded-control hover:underline"
              >
                {community.name}
              </Link>
            </h3>
            <p className="figures text-small text-soft">{facts(community)}</p>
            <p className="mt-1.5 line-clamp-3 text-small">{community.description}</p>
            <Tags tags={community.tags} />
          </li>
        ))}
      </ul>
      <NextPage pages={found} what="more communities" />
    </Card>
  )
}

export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="mt-2 flex flex-wrap gap-1.5 text-small">
      {tags.map((tag) => (
        <li key={tag} className="rounded-full bg-sunken px-2.5 py-0.5">
          {tag}
        </li>
      ))}
    </ul>
  )
}
