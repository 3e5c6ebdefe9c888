import type { ReactNode } from 'react'

type SectionProps = { id: string; title: string; note?: ReactNode; children: ReactNode }

/** A part of the screen between two hairlines; the index in the margin leads to its id. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className="scroll-mt-20 border-t border-line py-8 first:border-0 first:pt-0 wide:scroll-mt-8"
    >
      <h2 id={`${id}-title`} className="text-title">
        {title}
      </h2>
      {note && <p className="mt-1 max-w-[60ch] text-small text-soft">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
