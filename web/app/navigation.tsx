import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useLogout, useUser } from '#web/features/account/api.ts'
import { Button } from '#web/ui/button.tsx'
import { CloseButton } from '#web/ui/dialog.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { ownScreens } from './features.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const line =
  'flex min-h-11 items-center gap-3 rounded-control px-3 text-small font-medium text-soft transition-colors duration-150 hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent'

/** `onClose` is there when it is a drawer. */
export function Navigation({ onClose }: { onClose?: () => void }) {
  const user = useUser()
  const logout = useLogout()
  return (
    <div className="flex h-full flex-col gap-6 overflow-y-auto p-4">
      <div className="flex min-h-11 items-center justify-between pl-3">
        <Link to="/dashboard" className="rounded-control">
          <Wordmark />
        </Link>
        {onClose && <CloseButton onClick={onClose} label="Close menu" />}
      </div>
      <nav aria-label="Main">
        <ul className="space-y-1">
          {ownScreens.map(
            ({ path, nav }) =>
              nav && (
                <li key={path}>
                  <Link to={path} className={line}>
                    <nav.icon aria-hidden className="size-[1.125rem]" />
                    {nav.label}
                  </Link>
                </li>
              ),
          )}
        </ul>
      </nav>
      <footer className="mt-auto space-y-3 border-t border-line pt-4">
        <div className="px-3 text-small">
          <p className="font-semibold wrap-anywhere">{user.data?.name}</p>
          <p className="figures text-soft">{user.data?.phoneNumber}</p>
        </div>
        <ThemeSwitch />
        <Button
          tone="quiet"
          className="w-full justify-start px-3"
          disabled={logout.isPending}
          onClick={() => logout.mutate()}
        >
          <LogOut aria-hidden />
          Logout
        </Button>
      </footer>
    </div>
  )
}
