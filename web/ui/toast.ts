import { useSyncExternalStore } from 'react'

export type Toast = { title: string; description?: string; tone?: 'plain' | 'danger' }
export type ShownToast = Toast & { id: number; isPatient: boolean }

let shown: ShownToast | null = null
let count = 0
let waiting: Toast[] = []
const listeners = new Set<() => void>()

/** One at a time: a newer one takes the place of the older. */
export function toast(next: Toast) {
  if (shown?.isPatient) waiting = [shown, ...waiting]
  show(numbered(next, false))
}

/** For what is no answer to what was just done: it waits until nothing else is shown. */
export function toastLater(next: Toast) {
  waiting = [...waiting, next]
  if (!shown) showWaiting()
}

/** The one with this id, unless another took its place; without an id, whichever is shown. */
export function dismissToast(id = shown?.id) {
  if (shown?.id === id) showWaiting()
}

function showWaiting() {
  const [first, ...rest] = waiting
  waiting = rest
  show(first ? numbered(first, true) : null)
}

function numbered({ title, description, tone }: Toast, isPatient: boolean): ShownToast {
  count += 1
  return { title, ...(description && { description }), ...(tone && { tone }), id: count, isPatient }
}

export function useShownToast(): ShownToast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
}

function show(next: ShownToast | null) {
  shown = next
  for (const tell of listeners) tell()
}
