import { Link } from '@tanstack/react-router'
import type { User } from '#contract/account.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Page } from '#web/ui/page.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { useUser } from '../api.ts'
import { useChangeNumber } from './api.ts'
import { NumberForm } from './number-form.tsx'

export function ChangeNumberScreen() {
  const user = useUser()
  const changing = useChangeNumber()
  return (
    <Page title="Change your number" note="The number you sign in with, and the one we call.">
      <div className="max-w-[34rem] space-y-8">
        {user.isPending && <NumberPlaceholder />}
        {user.isLoadingError && <LoadFailed what="your number" retry={user.refetch} />}
        {changing.data && <Changed user={changing.data} />}
        {user.data && !changing.data && (
          <>
            <p>
              Now it is <strong className="figures font-semibold">{user.data.phoneNumber}</strong>. When you change it,
              every other device is signed out.
            </p>
            <NumberForm changing={changing} />
            <p className="text-small">
              <Link to="/settings" hash="calls" className="link">
                Keep this number
              </Link>
            </p>
          </>
        )}
      </div>
    </Page>
  )
}

function Changed({ user: { phoneNumber, phone } }: { user: User }) {
  return (
    <div role="status">
      <h2 className="text-title">Your number is changed</h2>
      <p className="mt-2">
        Sign in with <strong className="figures font-semibold">{phoneNumber}</strong> from now on.
      </p>
      <p className="mt-2 mb-6">{whatFollows[phone]}</p>
      <Button asChild tone="strong">
        {phone === 'unproved' ? (
          <Link to="/prove-number" search={{ next: '/settings#calls' }}>
            Prove your number
          </Link>
        ) : (
          <Link to="/settings" hash="calls">
            Back to settings
          </Link>
        )}
      </Button>
    </div>
  )
}

const whatFollows: Record<User['phone'], string> = {
  browser: 'Your calls ring in the browser, as before.',
  proved: 'Your daily calls go there.',
  unproved: 'One step is left: prove that it is yours, and your daily calls go there.',
  'out-of-reach':
    'Calls from this server don’t go to it, so none will come. You can write your entries, and ask your host which countries calls reach.',
}

function NumberPlaceholder() {
  return (
    <Waiting what="your number">
      <Placeholder className="h-6 w-full" />
      <Placeholder className="mt-8 h-11 w-full" />
      <Placeholder className="mt-8 h-11 w-full" />
    </Waiting>
  )
}
