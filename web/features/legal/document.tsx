import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageHeading } from '#web/ui/page.tsx'

export function Document({ title, children }: { title: string; children: ReactNode }) {
  const heading = usePageHeading(title)
  return (
    <div className="mx-auto max-w-[42rem] px-5 py-6 sm:py-10">
      <header>
        <a href="/" className="inline-flex min-h-11 items-center gap-1.5 text-small text-soft hover:text-ink">
          <ArrowLeft aria-hidden className="size-4" />
          Back to Home
        </a>
      </header>
      <main className="mt-8 pb-24">
        <h1 ref={heading} tabIndex={-1} className="text-display">
          {title}
        </h1>
        <p className="mt-2 text-small text-soft">Last updated June 5, 2025</p>
        {children}
      </main>
    </div>
  )
}

export function Clause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-9">
      <h2 className="text-title">{title}</h2>
      <div className="mt-2 max-w-[65ch] space-y-3">{children}</div>
    </section>
  )
}
