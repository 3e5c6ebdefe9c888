import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Community } from '#contract/communities.ts'
import { RequestFailed } from '#web/lib/failures.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Page } from '#web/ui/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextPlaceholders } from '#web/ui/text-placeholders.tsx'
import { About } from './about.tsx'
import { useCommunity, useJoin } from './api.ts'
import { facts } from './labels.ts'
import { Letters } from './letters/letters.tsx'
import { Members } from './members.tsx'

/** One community: a room with a board of letters for those who are in it, and what it is about for everybody else. */
export function CommunityScreen() {
  const params: { communityId?: string } = useParams({ strict: false })
  const communityId = Number(params.communityId)
  const community = useCommunity(communityId)
  const isGone = community.error instanceof RequestFailed && [400, 404].includes(community.error.status)
  return (
    <Page
      key={communityId}
      title={community.data?.name ?? 'Community'}
      note={community.data ? facts(community.data) : <>&nbsp;</>}
      actions={
        <Link to="/communities" className="link text-small">
          All communities
        </Link>
      }
    >
      {community.isPending && <TextPlaceholders what="the letters" />}
      {isGone && (
        <EmptyState title="This community isn’t here">
          It may have ended, or it is private and you are not in it (any more).
        </EmptyState>
      )}
      {community.isError && !isGone && <LoadFailed what="this community" retry={community.refetch} />}
      {community.data && !isGone && <Room community={community.data} />}
    </Page>
  )
}

function Room({ community }: { community: Community }) {
  const [tab, setTab] = useState('letters')
  if (community.role === null) return <Doorstep community={community} />
  return (
    <Tabs
      label="Parts of this community"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'letters', label: 'Letters', content: <Letters community={community} /> },
        { value: 'members', label: 'Members', content: <Members community={community} /> },
        { value: 'about', label: 'About', content: <About community={community} /> },
      ]}
    />
  )
}

function Doorstep({ community }: { community: Community }) {
  const join = useJoin(() => undefined)
  const isFull = community.memberCount >= community.maxMembers
  return (
    <>
      <About community={community} />
      <Button
        tone="strong"
        className="mt-8"
        disabled={isFull || join.isPending}
        onClick={() => join.mutate(community.id)}
      >
        {join.isPending ? 'Joining…' : 'Join Community'}
      </Button>
      {isFull && <p className="mt-3 text-small text-soft">All places are taken at the moment.</p>}
    </>
  )
}
