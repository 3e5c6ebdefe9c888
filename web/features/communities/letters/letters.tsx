import { PenLine } from 'lucide-react'
import { useState } from 'react'
import type { Community } from '#contract/communities.ts'
import { Care } from '#web/features/help/care.tsx'
import { NotMeantButton } from '#web/features/help/not-meant.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { NextPage } from '#web/ui/next-page.tsx'
import { TextPlaceholders } from '#web/ui/text-placeholders.tsx'
import { useSeen } from '../api.ts'
import { usePosts } from './api.ts'
import { Letter } from './letter.tsx'
import { WriteLetter } from './write-letter.tsx'

export function Letters({ community }: { community: Community }) {
  const posts = usePosts(community.id)
  const [isWriting, setWriting] = useState(false)
  const [care, setCare] = useState<string | null>(null)
  useSeen(community.id, posts.dataUpdatedAt)
  const loaded = posts.data?.pages.flat()
  const write = (
    <Button tone="strong" onClick={() => setWriting(true)}>
      <PenLine aria-hidden />
      Write a Letter
    </Button>
  )
  return (
    <div className="max-w-[46rem]">
      {!community.isActive && (
        <p className="mb-6 text-soft">This community is closed. It can be read, and nothing is added.</p>
      )}
      {care && (
        <Care
          words={care}
          withCall
          // Nothing is kept of how a letter was read.
          notMeant={<NotMeantButton onTap={() => setCare(null)} />}
          onClose={() => setCare(null)}
        />
      )}
      {community.isActive && isWriting && (
        <WriteLetter
          communityId={community.id}
          onClose={() => setWriting(false)}
          onSent={(sent) => {
            setWriting(false)
            setCare(sent.care)
          }}
        />
      )}
      {community.isActive && !isWriting && loaded && loaded.length > 0 && <div className="mb-8">{write}</div>}
      {posts.isPending && <TextPlaceholders what="the letters" />}
      {posts.isLoadingError && <LoadFailed what="the letters" retry={posts.refetch} />}
      {loaded?.length === 0 && !isWriting && (
        <EmptyState title="No letters yet" step={community.isActive && write}>
          What is written here is read by the {community.memberCount === 1 ? 'members' : 'other members'} and by nobody
          else. You can write without your name.
        </EmptyState>
      )}
      <ol>
        {loaded?.map((post) => (
          <li key={post.id} className="border-b border-line py-8 first:pt-0 last:border-0">
            <Letter post={post} community={community} onCare={setCare} />
          </li>
        ))}
      </ol>
      <NextPage pages={posts} what="older letters" />
    </div>
  )
}
