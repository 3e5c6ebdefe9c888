import { useEffect, useState } from 'react'
import type { FriendInvite } from '#contract/friends.ts'
import { copyText } from '#web/lib/clipboard.ts'
import { dayOfMoment } from '#web/lib/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFriendInvites, useWithdrawInvite } from './api.ts'

const copiedMs = 2000

export function InviteLinks() {
  const invites = useFriendInvites()
  return (
    <Card title="Your Invite Links">
      {invites.isPending && (
        <p role="status" className="grid min-h-46 place-items-center text-soft">
          Loading invite links...
        </p>
      )}
      {invites.isLoadingError && <LoadFailed what="your invite links" retry={invites.refetch} />}
      {invites.data?.length === 0 && (
        <EmptyState title="No active invite links">
          A link is for one person and lives seven days. Whoever opens it asks to be your friend; you say yes or no.
        </EmptyState>
      )}
      <ul className="divide-y divide-line">
        {invites.data?.map((invite) => (
          <InviteRow key={invite.id} invite={invite} />
        ))}
      </ul>
    </Card>
  )
}

function InviteRow({ invite: { id, token, createdAt, expiresAt, usedAt } }: { invite: FriendInvite }) {
  const withdraw = useWithdrawInvite()
  const [isCopied, copy] = useCopy(`${location.origin}/accept-friend/${token}`)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <div className="figures">
          <p>Created {dayOfMoment(createdAt)}</p>
          <p className="text-small text-soft">Expires {dayOfMoment(expiresAt)}</p>
        </div>
        {usedAt && <Badge>Used</Badge>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button disabled={usedAt !== null} className="min-w-32" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy Link'}
        </Button>
        {!usedAt && (
          <Button
            tone="quiet"
            aria-label={`Withdraw the link of ${dayOfMoment(createdAt)}`}
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

function useCopy(link: string): [boolean, () => Promise<void>] {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), copiedMs)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = () =>
    copyText(link).then(
      () => {
        setCopies((before) => before + 1)
        toast({ title: 'Copied!', description: 'Invite link copied to clipboard.' })
      },
      () => toast({ title: 'Error', description: 'Failed to copy link to clipboard.', tone: 'danger' }),
    )
  return [copies > 0, copy]
}
