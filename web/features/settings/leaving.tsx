import { useBlocker } from '@tanstack/react-router'
import { currentUserId } from '#web/lib/session.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Asks before what is not saved is left behind. Whoever is signed out by now has nothing left to save. */
export function Leaving({ isDirty }: { isDirty: boolean }) {
  const isAtRisk = () => isDirty && currentUserId() !== null
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isAtRisk(),
    enableBeforeUnload: isAtRisk,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirm="Leave"
      isBusy={false}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      What you changed here is not saved yet.
    </ConfirmDialog>
  )
}
