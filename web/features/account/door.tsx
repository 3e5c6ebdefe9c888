import type { ReactNode } from 'react'
import { BackHome } from '#web/ui/back-home.tsx'
import { usePageHeading } from '#web/ui/page.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'

type DoorProps = { tab: string; title: string; note: ReactNode; children: ReactNode }

/** The frame of logging in and of registering: one quiet column. */
export function Door({ tab, title, note, children }: DoorProps) {
  const heading = usePageHeading(tab)
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[27rem] flex-col px-5 py-6">
      <header className="flex items-center justify-between">
        <Wordmark />
        <BackHome />
      </header>
      <main className="my-auto py-10">
        <h1 ref={heading} tabIndex={-1} className="text-display">
          {title}
        </h1>
        <p className="mt-2 mb-8 text-soft">{note}</p>
        {children}
      </main>
    </div>
  )
}
