import { type ReactNode, useEffect, useRef } from 'react'

let isFirstPage = true

/** The title of the tab, and the focus on the heading when one page follows another. */
export function usePageHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} — Journal AI`
  }, [title])
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true })
    isFirstPage = false
  }, [])
  return heading
}

type PageProps = { title: string; note?: ReactNode; actions?: ReactNode; children: ReactNode }

/** A screen inside the shell. */
export function Page({ title, note, actions, children }: PageProps) {
  const heading = usePageHeading(title)
  return (
    <div className="mx-auto w-full max-w-[68rem] px-4 pt-6 pb-24 sm:px-8 sm:pt-10">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-display">
            {title}
          </h1>
          {note && <p className="figures mt-1.5 text-soft">{note}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
