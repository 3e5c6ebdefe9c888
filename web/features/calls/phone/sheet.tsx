import { type ReactNode, useEffect, useRef } from 'react'

/** `toasts`: where the sheet leaves room for a message. */
type SheetProps = { label: string; toasts?: 'top' | 'below-header'; children: ReactNode }

/**
 * Covers the page, which is inert behind it. Escape does nothing here on purpose: hanging up is never an accident.
 * The focus begins on the sheet itself and goes back where it was.
 */
export function Sheet({ label, toasts = 'top', children }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const element = sheet.current
    ;(element?.querySelector<HTMLElement>('[data-first]') ?? element)?.focus()
    document.body.style.overflow = 'hidden'
    return () => {
      document.body.style.overflow = ''
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <div
      ref={sheet}
      role="dialog"
      aria-modal
      aria-label={label}
      data-toasts={toasts}
      tabIndex={-1}
      className="fixed inset-0 z-30 flex animate-enter flex-col overflow-y-auto bg-paper outline-none"
    >
      {children}
    </div>
  )
}
