import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** What not everybody needs, folded until it is asked for. */
export function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group/more">
      <summary className="inline-flex min-h-9 list-none items-center gap-1 rounded-md text-small font-medium text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform duration-150 group-open/more:rotate-90" />
        {label}
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}
