import { useState } from 'react'
import type { Community, CommunityMember } from '#contract/communities.ts'
import { dayOfMoment } from '#web/lib/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { useBlockMember, useChangeRole, useMembers, useRemoveMember } from './api.ts'
import { Invites } from './invites/invites.tsx'
import { roles } from './labels.ts'
import { RowPlaceholders } from './my-communities.tsx'

export function Members({ community }: { community: Community }) {
  const members = useMembers(community.id)
  return (
    <div className="max-w-[46rem]">
      {members.isPending && <RowPlaceholders what="the members" />}
      {members.isLoadingError && <LoadFailed what="the members" retry={members.refetch} />}
      <ul className="divide-y divide-line">
        {members.data?.map((member) => (
          <MemberRow key={member.id} member={member} community={community} />
        ))}
      </ul>
      {community.isActive && <Invites community={community} />}
    </div>
  )
}

type MemberRowProps = { member: CommunityMember; community: Community }

function MemberRow({ member, community }: MemberRowProps) {
  const { name, role, joinedAt, isMe } = member
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <div className="min-w-0 grow basis-52">
          <p className="font-semibold wrap-anywhere">{isMe ? `${name} (you)` : name}</p>
          <p className="figures text-small text-soft">Here since {dayOfMoment(joinedAt)}</p>
        </div>
        {role !== 'member' && <Badge>{roles[role]}</Badge>}
        {!isMe && (
          <Button
            tone="quiet"
            aria-expanded={isOpen}
            aria-label={`More about ${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            More
          </Button>
        )}
      </div>
      {isOpen && <Ways member={member} community={community} onDone={() => setOpen(false)} />}
    </li>
  )
}

type Asking = 'hand-over' | 'remove' | 'block'

function Ways({ member, community, onDone }: MemberRowProps & { onDone: () => void }) {
  const [asking, ask] = useState<Asking | null>(null)
  const changeRole = useChangeRole(community.id, onDone)
  const remove = useRemoveMember(community.id, onDone)
  const block = useBlockMember(community.id, onDone)
  const owns = community.role === 'owner' && community.isActive
  const mayRemove = owns || (community.role === 'moderator' && member.role === 'member')
  const other = member.role === 'moderator' ? 'member' : 'moderator'
  const dialogs = {
    'hand-over': {
      title: `Hand over to ${member.name}?`,
      confirm: 'Hand Over',
      words: 'They own the community from then on, and you are a moderator. Only they can give it back.',
      isBusy: changeRole.isPending,
      go: () => changeRole.mutate({ memberId: member.id, role: 'owner' }),
    },
    remove: {
      title: `Remove ${member.name}?`,
      confirm: 'Remove',
      words: 'What they have written stays. They can come back only when you or a moderator invite them.',
      isBusy: remove.isPending,
      go: () => remove.mutate(member.id),
    },
    block: {
      title: `Block ${member.name}?`,
      confirm: 'Block',
      words: 'You two no longer see what the other writes under their name, nor share entries. They are not told.',
      isBusy: block.isPending,
      go: () => block.mutate(member.id),
    },
  }
  const dialog = asking && dialogs[asking]
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {owns && (
        <Button disabled={changeRole.isPending} onClick={() => changeRole.mutate({ memberId: member.id, role: other })}>
          {other === 'moderator' ? 'Make Moderator' : 'Make Member'}
        </Button>
      )}
      {owns && <Button onClick={() => ask('hand-over')}>Hand Over</Button>}
      {mayRemove && <Button onClick={() => ask('remove')}>Remove</Button>}
      <Button onClick={() => ask('block')}>Block</Button>
      {dialog && (
        <ConfirmDialog
          title={dialog.title}
          confirm={dialog.confirm}
          isBusy={dialog.isBusy}
          onConfirm={dialog.go}
          onClose={() => ask(null)}
        >
          {dialog.words}
        </ConfirmDialog>
      )}
    </div>
  )
}
