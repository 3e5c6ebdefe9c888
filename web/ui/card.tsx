import type { ReactNode } from 'react'

/** A sheet on the paper: a titled part of a screen, with at most one way onward. */
export function Card({ title, onward, children }: { title: string; onward?: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-raised">
      <header className="flex items-baseline justify-between gap-4 px-5 pt-4 sm:px-6 sm:pt-5">
        <h2 className="text-title">{title}</h2>
        <div className="text-small">{onward}</div>
      </header>
      <div className="px-5 pt-2 pb-5 sm:px-6">{children}</div>
    </section>
  )
}
