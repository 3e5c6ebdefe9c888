import type { Community } from '#contract/communities.ts'
import { dayOfMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useAcceptInvitation, useDeclineInvitation, useInvitations } from './api.ts'

/** Only where somebody waits for an answer. */
export function Invitations({ onAccepted }: { onAccepted: (community: Community) => void }) {
  const invitations = useInvitations()
  const accept = useAcceptInvitation(onAccepted)
  const decline = useDeclineInvitation()
  const isBusy = accept.isPending || decline.isPending
  if (!invitations.data?.length) return null
  return (
    <Card title="Invitations">
      <ul className="divide-y divide-line">
        {invitations.data.map(({ id, communityName, communityDescription, inviterName, message, expiresAt }) => (
          <li key={id} className="space-y-3 py-4 wrap-anywhere last:pb-0">
            <div>
              <h3 className="font-semibold">{communityName}</h3>
              <p className="figures text-small text-soft">
                {inviterName} invites you, until {dayOfMoment(expiresAt)}
              </p>
            </div>
            {message && <p className="prose-book border-l border-line pl-4">{message}</p>}
            <p className="text-small text-soft">{communityDescription}</p>
            <div className="flex flex-wrap gap-2">
              <Button
                tone="strong"
                aria-label={`Accept the invitation to ${communityName}`}
                disabled={isBusy}
                onClick={() => accept.mutate(id)}
              >
                Accept
              </Button>
              <Button
                aria-label={`Decline the invitation to ${communityName}`}
                disabled={isBusy}
                onClick={() => decline.mutate(id)}
              >
                Decline
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
