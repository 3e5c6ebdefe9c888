import type { ReactNode } from 'react'

/** Says what will be here, and offers the one next step. */
export function EmptyState({ title, children, step }: { title: string; children: ReactNode; step?: ReactNode }) {
  return (
    <div className="py-10 text-center">
      <p className="font-book text-title font-semibold">{title}</p>
      <p className="mx-auto mt-2 max-w-[44ch] text-soft">{children}</p>
      {step && <div className="mt-6">{step}</div>}
    </div>
  )
}
