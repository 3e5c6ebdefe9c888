import type { ReactNode } from 'react'
import { Stars } from './stars.tsx'

type ItemCardProps = {
  name: string
  badges?: ReactNode
  description: string
  rating: number
  /** How often it was installed, or met. */
  count: string
  cost: string
  by?: string
  actions: ReactNode
  children?: ReactNode
}

/** What everything on the shelf looks like. The lower part stands at the same height in a row. */
export function ItemCard({ name, badges, description, rating, count, cost, by, actions, children }: ItemCardProps) {
  return (
    <article
      aria-label={name}
      className="flex flex-col rounded-card border border-line bg-raised p-5 wrap-anywhere sm:p-6"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-title">{name}</h3>
        {badges}
      </header>
      <p className="mt-2">{description}</p>
      {children && <div className="mt-4 space-y-4">{children}</div>}
      <div className="mt-auto pt-6">
        <p className="figures flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-soft">
          <Stars rating={rating} />
          <span>{count}</span>
        </p>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-4">
          <p className="figures text-small">
            <span className="font-semibold">{cost}</span>
            {by && <span className="text-soft"> · by {by}</span>}
          </p>
          <div className="flex flex-wrap gap-2">{actions}</div>
        </div>
      </div>
    </article>
  )
}

export function Trait({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="text-small">
      <p className="font-semibold">{label}</p>
      <div className="mt-0.5 text-soft">{children}</div>
    </div>
  )
}
