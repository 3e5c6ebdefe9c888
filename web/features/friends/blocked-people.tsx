import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useBlockedPeople, useUnblock } from './api.ts'

/** Only where there are any: a way back, and no reminder for everybody else. */
export function BlockedPeople() {
  const blocked = useBlockedPeople()
  const unblock = useUnblock()
  if (!blocked.data?.length) return null
  return (
    <Card title="Blocked">
      <ul className="divide-y divide-line">
        {blocked.data.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-6 py-3 last:pb-0">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Button
              tone="quiet"
              aria-label={`Unblock ${name}`}
              disabled={unblock.isPending}
              onClick={() => unblock.mutate(id)}
            >
              Unblock
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
