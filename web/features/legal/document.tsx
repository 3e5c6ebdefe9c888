import type { ReactNode } from 'react'
import { BackHome } from '#web/ui/back-home.tsx'
import { usePageHeading } from '#web/ui/page.tsx'

const others = [
  { href: '/privacy-policy', label: 'Privacy Policy' },
  { href: '/terms-of-service', label: 'Terms of Service' },
  { href: '/terms-of-use', label: 'Terms of Use' },
  { href: '/support', label: 'Support' },
]

export function Document({ title, children }: { title: string; children: ReactNode }) {
  const heading = usePageHeading(title)
  return (
    <div className="mx-auto max-w-[42rem] px-5 py-6 sm:py-10">
      <header>
        <BackHome />
      </header>
      <main className="mt-8 pb-16">
        <h1 ref={heading} tabIndex={-1} className="text-display">
          {title}
        </h1>
        <p className="mt-2 text-small text-soft">Last updated June 5, 2025</p>
        {children}
      </main>
      <footer className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line py-6 text-small text-soft">
        {others.map(({ href, label }) => (
          <a key={href} href={href} className="hover:text-ink">
            {label}
          </a>
        ))}
      </footer>
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
