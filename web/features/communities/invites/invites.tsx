import { useState } from 'react'
import type { Community } from '#contract/communities.ts'
import type { CommunityInvite } from '#contract/community-invites.ts'
import { copyText } from '#web/lib/clipboard.ts'
import { dayOfMoment } from '#web/lib/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { leads } from '../labels.ts'
import { useAddInvite, useInvites, useWithdrawInvite } from './api.ts'
import { InviteFriend } from './invite-friend.tsx'

/** Where others are let in, by those who may. */
export function Invites({ community }: { community: Community }) {
  const invites = useInvites(community.id)
  const [isInviting, setInviting] = useState(false)
  const makeCode = useAddInvite(community.id)
  const isLed = leads(community.role)
  if (community.isPrivate && !isLed) return null
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h2 className="text-title">Invite others</h2>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => setInviting(true)}>Invite a Friend</Button>
        {isLed && (
          <Button disabled={makeCode.isPending} onClick={() => makeCode.mutate({})}>
            Make a Code
          </Button>
        )}
      </div>
      <ul className="mt-4 divide-y divide-line">
        {invites.data?.map((invite) => (
          <InviteRow key={invite.id} invite={invite} />
        ))}
      </ul>
      {isInviting && <InviteFriend community={community} onClose={() => setInviting(false)} />}
    </section>
  )
}

const statuses = { pending: 'Waiting', accepted: 'Accepted', declined: 'Declined', expired: 'Expired' }

function InviteRow({ invite }: { invite: CommunityInvite }) {
  const { id, communityId, inviteCode, inviteeName, status, expiresAt } = invite
  const withdraw = useWithdrawInvite(communityId)
  const isWaiting = status === 'pending'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
      <div className="figures min-w-0">
        <p className="font-semibold wrap-anywhere">{inviteeName ?? inviteCode}</p>
        {isWaiting && (
          <p className="text-small text-soft">
            {inviteCode && 'For whoever has it. '}Expires {dayOfMoment(expiresAt)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {(!isWaiting || !inviteCode) && <Badge>{statuses[status]}</Badge>}
        {isWaiting && inviteCode && <Button onClick={() => copy(inviteCode)}>Copy Link</Button>}
        {isWaiting && (
          <Button
            tone="quiet"
            aria-label={`Withdraw the invite ${inviteeName ?? inviteCode}`}
            disabled={withdraw.isPending}
            onClick={() => withdraw.mutate(id)}
          >
            Withdraw
          </Button>
        )}
      </div>
    </li>
  )
}

const copy = (code: string) =>
  copyText(`${location.origin}/communities?code=${code}`).then(
    () => toast({ title: 'Copied!', description: 'Invite link copied to clipboard.' }),
    () => toast({ title: 'Error', description: 'Failed to copy link to clipboard.', tone: 'danger' }),
  )
