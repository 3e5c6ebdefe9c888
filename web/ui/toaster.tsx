import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { dismissToast, type ShownToast, useShownToast } from './toast.ts'
import { usePlaceForMessages } from './top-dialog.ts'

const shownMs = 5_000

/** Within the dialog that is open, if one is: outside of it nothing is seen or heard. F8 leads to the message. */
export function Toaster() {
  const shown = useShownToast()
  const inDialog = usePlaceForMessages()
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const lead = (press: KeyboardEvent) => press.key === 'F8' && region.current?.focus()
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [])
  return createPortal(
    <section
      ref={region}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      className="fixed toast-place right-3 left-3 z-50 outline-none sm:left-auto sm:w-80 wide:right-5"
    >
      {/* It stands there before the message does, or it would not be read out; in a dialog that has just opened it cannot. */}
      <div {...(inDialog ? { role: 'alert' } : { 'aria-live': 'polite' })}>
        {shown && <Message key={shown.id} shown={shown} />}
      </div>
    </section>,
    inDialog ?? document.body,
  )
}

function Message({ shown: { id, title, description, tone } }: { shown: ShownToast }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const end = setTimeout(() => dismissToast(id), shownMs)
    return () => clearTimeout(end)
  }, [id, isHeld])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, a message only waits for whoever reads it
    <div
      className="flex animate-enter items-start gap-2 rounded-card border border-line bg-raised py-3 pr-1 pl-4 shadow-raised"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={({ key }) => key === 'Escape' && dismissToast(id)}
    >
      <div className="min-w-0 grow self-center py-0.5 text-small">
        <p className={`font-semibold ${tone === 'danger' ? 'text-danger' : 'text-ink'}`}>{title}</p>
        {description && <p className="mt-0.5 text-soft">{description}</p>}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => dismissToast(id)}
        className="grid size-9 shrink-0 place-items-center rounded-control text-soft hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  )
}
