import { useNavigate } from '@tanstack/react-router'
import { Fragment, type ReactNode, useEffect } from 'react'
import { useUser } from '#web/features/account/api.ts'
import { showTimesIn } from '#web/lib/dates.ts'
import { currentUserId } from '#web/lib/session.ts'
import { UserIdContext } from '#web/lib/user-id.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Lets only someone signed in further; everyone else is led to the login. */
export function SignedIn({ children }: { children: ReactNode }) {
  const userId = currentUserId()
  const navigate = useNavigate()
  useEffect(() => {
    if (userId === null) void navigate({ to: '/login', replace: true })
  }, [userId, navigate])
  if (userId === null) return <Spinner label="Verifying authentication..." />
  return (
    <UserIdContext value={userId}>
      <Verified>{children}</Verified>
    </UserIdContext>
  )
}

function Verified({ children }: { children: ReactNode }) {
  const user = useUser()
  if (user.isPending) return <Spinner label="Verifying authentication..." />
  if (user.isLoadingError) {
    return (
      <main className="px-6 py-24">
        <h1 className="text-center text-display">Journal AI</h1>
        <LoadFailed what="your account" retry={user.refetch} />
      </main>
    )
  }
  const { timeZone } = user.data
  showTimesIn(timeZone)
  // Another zone shows everything anew.
  return <Fragment key={timeZone}>{children}</Fragment>
}
