import { useState } from 'react'
import type { CommunityRole } from '#contract/communities.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { leads } from './labels.ts'
import { useRemoveWritten } from './letters/api.ts'

type RemoveButtonProps = {
  of: { isMine: boolean }
  written: Parameters<typeof useRemoveWritten>[0]
  role: CommunityRole | null
  what: 'letter' | 'response'
}

/** For who wrote it, and for those who lead. */
export function RemoveButton({ of: { isMine }, written, role, what }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const remove = useRemoveWritten(written)
  if (!isMine && !leads(role)) return null
  return (
    <>
      <Button tone="quiet" className="px-3 text-soft" onClick={() => setAsking(true)}>
        Remove
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Remove this ${what}?`}
          confirm="Remove"
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          {what === 'letter' ? 'It is gone for everybody, with the responses to it.' : 'It is gone for everybody.'}
          {!isMine && ' You do not learn who wrote what bears no name.'}
        </ConfirmDialog>
      )}
    </>
  )
}
