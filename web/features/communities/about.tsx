import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Community } from '#contract/communities.ts'
import { dayOfMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useChangeCommunity, useCloseCommunity, useLeave } from './api.ts'
import { CommunityForm } from './community-form.tsx'
import { Tags } from './discover.tsx'

export function About({ community }: { community: Community }) {
  const { description, tags, guidelines, meetingSchedule, createdAt, role } = community
  return (
    <div className="max-w-[46rem] space-y-6 wrap-anywhere">
      <div>
        <p className="prose-book">{description}</p>
        <Tags tags={tags} />
      </div>
      {guidelines && (
        <section>
          <h2 className="text-title">Guidelines</h2>
          <p className="prose-book mt-2">{guidelines}</p>
        </section>
      )}
      {meetingSchedule && (
        <section>
          <h2 className="text-title">Meetings</h2>
          <p className="mt-2">{meetingSchedule}</p>
        </section>
      )}
      <p className="figures text-small text-soft">Begun {dayOfMoment(createdAt)}</p>
      {role !== null && <Ways community={community} />}
    </div>
  )
}

function Ways({ community }: { community: Community }) {
  const [asking, ask] = useState<'change' | 'close' | 'leave' | null>(null)
  const navigate = useNavigate()
  const done = () => ask(null)
  const change = useChangeCommunity(community.id, done)
  const close = useCloseCommunity(community.id, done)
  const leave = useLeave(community.id, () => void navigate({ to: '/communities' }))
  const owns = community.role === 'owner' && community.isActive
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-6">
      {owns && <Button onClick={() => ask('change')}>Edit</Button>}
      {owns && <Button onClick={() => ask('close')}>Close Community</Button>}
      <Button onClick={() => ask('leave')}>Leave</Button>
      {asking === 'change' && (
        <CommunityForm
          title="Edit Community"
          submit="Save"
          submitting="Saving…"
          community={community}
          isBusy={change.isPending}
          onSubmit={(changed) => change.mutate(changed)}
          onClose={done}
        />
      )}
      {asking === 'close' && (
        <ConfirmDialog
          title={`Close ${community.name}?`}
          confirm="Close Community"
          isBusy={close.isPending}
          onConfirm={() => close.mutate(undefined)}
          onClose={done}
        >
          Nobody can join or write any more, and this can’t be undone. Its members can still read what is here, remove
          what is theirs, and leave.
        </ConfirmDialog>
      )}
      {asking === 'leave' && (
        <ConfirmDialog
          title={`Leave ${community.name}?`}
          confirm="Leave"
          isBusy={leave.isPending}
          onConfirm={() => leave.mutate(undefined)}
          onClose={done}
        >
          {community.memberCount === 1
            ? 'You are the last one here: the community ends, with everything written in it.'
            : 'What you have written stays. Remove it first if you would rather take it along.'}
        </ConfirmDialog>
      )}
    </div>
  )
}
