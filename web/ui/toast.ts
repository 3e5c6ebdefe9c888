import { useSyncExternalStore } from 'react'

export type Toast = { title: string; description?: string; tone?: 'plain' | 'danger' }
type Shown = Toast & { id: number }

let shown: Shown | null = null
let count = 0
const listeners = new Set<() => void>()

/** One at a time: a newer one takes the place of the older. */
export function toast(next: Toast) {
  count += 1
  show({ ...next, id: count })
}

/** The one with this id, unless another took its place; without an id, whichever is shown. */
export function dismissToast(id = shown?.id) {
  if (shown?.id === id) show(null)
}

export function useShownToast(): Shown | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
}

function show(next: Shown | null) {
  shown = next
  for (const tell of listeners) tell()
}
