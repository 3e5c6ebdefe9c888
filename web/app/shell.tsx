import { useLocation } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useUnlockedNews } from '#web/features/achievements/news.ts'
import { usePhoneNeeded } from '#web/features/calls/use-phone-needed.ts'
import { HelpNow } from '#web/features/help/help-now.tsx'
import { useCallNotifications } from '#web/features/settings/use-call-notifications.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { useLiveUpdates } from './live-updates.ts'
import { Navigation } from './navigation.tsx'

const Phone = lazy(async () => ({ default: (await import('#web/features/calls/phone/phone.tsx')).Phone }))

export function Shell({ children }: { children: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isOnThePhone, setOnThePhone] = useState(false)
  const { isNeeded, ringing } = usePhoneNeeded()
  const { pathname } = useLocation()
  useLiveUpdates()
  useCallNotifications()
  useUnlockedNews()
  useEffect(() => setMenuOpen(false), [pathname])
  return (
    <>
      <div inert={isOnThePhone} className="wide:grid wide:grid-cols-[16.5rem_minmax(0,1fr)]">
        <a
          href="#content"
          className="link sr-only bg-paper p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-20"
        >
          Skip to content
        </a>
        <aside className="sticky top-0 hidden h-dvh border-r border-line wide:block">
          <Navigation />
        </aside>
        <header className="sticky top-0 z-10 flex items-center gap-2 border-b border-line bg-paper/95 px-2 py-1.5 wide:hidden">
          <button
            type="button"
            aria-label="Open menu"
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(true)}
            className="grid size-11 place-items-center rounded-control hover:bg-sunken"
          >
            <Menu aria-hidden className="size-5" />
          </button>
          <Wordmark />
          <HelpNow className="ml-auto pr-2" />
        </header>
        <main id="content" tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </main>
      </div>
      {isMenuOpen && (
        <Dialog
          label="Menu"
          onClose={() => setMenuOpen(false)}
          look="m-0 h-dvh max-h-none w-[17.5rem] max-w-[85vw] animate-drawer border-r border-line"
        >
          <Navigation onClose={() => setMenuOpen(false)} />
        </Dialog>
      )}
      {isNeeded && (
        <Suspense>
          <Phone ringing={ringing} onOpenChange={setOnThePhone} />
        </Suspense>
      )}
    </>
  )
}
