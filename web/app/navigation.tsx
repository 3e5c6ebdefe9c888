import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useLogout, useUser } from '#web/features/account/api.ts'
import { HelpNow } from '#web/features/help/help-now.tsx'
import { Button } from '#web/ui/button.tsx'
import { CloseButton } from '#web/ui/dialog.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { ownScreens } from './features.ts'

const line =
  'flex min-h-11 items-center gap-3 rounded-control px-3 text-small font-medium text-soft transition-colors duration-150 hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent'

const named = ownScreens.flatMap(({ path, nav }) => (nav ? [{ path, ...nav }] : []))
const lines = named.filter(({ place }) => place === undefined)
const buttons = named.filter(({ place }) => place === 'button')

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
      <nav aria-label="Main" className="space-y-4">
        <ul className="space-y-1">
          {lines.map(({ path, label, icon: Icon }) => (
            <li key={path}>
              <Link to={path} className={line}>
                <Icon aria-hidden className="size-[1.125rem]" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {buttons.map(({ path, label, icon: Icon }) => (
          <Button key={path} asChild tone="strong" className="w-full justify-start px-3">
            <Link to={path}>
              <Icon aria-hidden />
              {label}
            </Link>
          </Button>
        ))}
      </nav>
      <footer className="mt-auto space-y-3 border-t border-line pt-4">
        <HelpNow className="px-3" />
        <div className="px-3 text-small">
          <p className="font-semibold wrap-anywhere">{user.data?.name}</p>
          <p className="figures text-soft">{user.data?.phoneNumber}</p>
        </div>
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
