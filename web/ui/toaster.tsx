import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { createPortal } from 'react-dom'
import { dismissToast, useShownToast } from './toast.ts'
import { usePlaceForMessages } from './top-dialog.ts'

/** Within the dialog that is open, if one is. */
export function Toaster() {
  const shown = useShownToast()
  const inDialog = usePlaceForMessages()
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown && (
        <Toast.Root
          key={shown.id}
          onOpenChange={(isOpen) => !isOpen && dismissToast(shown.id)}
          className="flex animate-enter items-start gap-2 rounded-card border border-line bg-raised py-3 pr-1 pl-4 shadow-raised data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform"
        >
          <div className="min-w-0 grow self-center py-0.5 text-small">
            <Toast.Title className={`font-semibold ${shown.tone === 'danger' ? 'text-danger' : 'text-ink'}`}>
              {shown.title}
            </Toast.Title>
            {shown.description && (
              <Toast.Description className="mt-0.5 text-soft">{shown.description}</Toast.Description>
            )}
          </div>
          <Toast.Close
            aria-label="Dismiss"
            className="grid size-9 shrink-0 place-items-center rounded-control text-soft hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      {createPortal(
        <>
          {/* Radix speaks outside of the dialog, where nothing is heard while it is open. */}
          {inDialog && shown && (
            <p role="alert" className="sr-only">
              {shown.title}: {shown.description}
            </p>
          )}
          <Toast.Viewport
            hotkey={['F8']}
            className="fixed toast-place right-3 left-3 z-50 m-0 list-none p-0 outline-none sm:left-auto sm:w-80 wide:right-5"
          />
        </>,
        inDialog ?? document.body,
      )}
    </Toast.Provider>
  )
}
