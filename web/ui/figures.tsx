import type { ReactNode } from 'react'
import { Placeholder } from './placeholder.tsx'

/** Numbers side by side, with hairlines between them. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={row}>{children}</dl>
}

const row = 'grid grid-cols-2 gap-y-5 px-5 py-5 sm:grid-cols-4 sm:divide-x sm:divide-line sm:px-0'

type FigureProps = { label: string; unit?: string | false; children: ReactNode }

export function Figure({ label, unit, children }: FigureProps) {
  return (
    <div className="sm:px-6">
      <dt className="text-small text-soft">{label}</dt>
      <dd className="figures mt-0.5 flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-book text-[1.75rem] leading-tight font-semibold">{children}</span>
        {unit && <span className="text-small text-soft"> {unit}</span>}
      </dd>
    </div>
  )
}

export function FigurePlaceholders() {
  return (
    <div className={row}>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className="sm:px-6">
          <Placeholder className="h-5.5 w-24" />
          <Placeholder className="mt-1.5 h-8 w-16" />
        </div>
      ))}
    </div>
  )
}
