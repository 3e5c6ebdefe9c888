import { useState } from 'react'
import type { FriendRequest } from '#contract/friends.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useAcceptRequest, useDeclineRequest, useFriendRequests } from './api.ts'
import { BlockDialog } from './block-dialog.tsx'

/** Only where somebody waits for an answer. */
export function FriendRequests() {
  const requests = useFriendRequests()
  if (!requests.data?.length) return null
  return (
    <Card title="Friend Requests">
      <ul className="divide-y divide-line">
        {requests.data.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  )
}

function RequestRow({ request: { id, requesterId, requesterName } }: { request: FriendRequest }) {
  const accept = useAcceptRequest()
  const decline = useDeclineRequest()
  const [isBlocking, setBlocking] = useState(false)
  const isBusy = accept.isPending || decline.isPending
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{requesterName}</p>
        <p className="text-small text-soft">Wants to connect with you</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" aria-label={`Block ${requesterName}`} disabled={isBusy} onClick={() => setBlocking(true)}>
          Block
        </Button>
        <Button aria-label={`Decline ${requesterName}`} disabled={isBusy} onClick={() => decline.mutate(id)}>
          Decline
        </Button>
        <Button
          tone="strong"
          aria-label={`Accept ${requesterName}`}
          disabled={isBusy}
          onClick={() => accept.mutate(id)}
        >
          Accept
        </Button>
      </div>
      {isBlocking && (
        <BlockDialog person={{ id: requesterId, name: requesterName }} onClose={() => setBlocking(false)} />
      )}
    </li>
  )
}
