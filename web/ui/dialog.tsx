import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { enterTop } from './top-dialog.ts'

type DialogProps = { label: string; look: string; onClose: () => void; children: ReactNode }

/**
 * The browser's own modal: it keeps the focus inside, closes with Escape and gives the focus back.
 * It is in the page only while it is open. A click on the backdrop closes it.
 */
export function Dialog({ label, look, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const messages = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || !messages.current) return
    element.showModal()
    const leave = enterTop(messages.current)
    return () => {
      leave()
      element.close()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; the keyboard has Escape and the close button
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(click) => click.target === click.currentTarget && onClose()}
      className={`bg-raised wrap-break-word text-ink shadow-raised ${look}`}
    >
      {children}
      <div ref={messages} />
    </dialog>
  )
}

export function CloseButton({ onClick, label = 'Close' }: { onClick: () => void; label?: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-control text-soft hover:bg-sunken hover:text-ink"
    >
      <X aria-hidden className="size-5" />
    </button>
  )
}
