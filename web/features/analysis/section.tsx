import { type ReactNode, useId } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 font-sans text-small font-semibold text-soft">
        {title}
      </h3>
      {children}
    </section>
  )
}
