import { useSyncExternalStore } from 'react'

const open: HTMLElement[] = []
const listeners = new Set<() => void>()

/** `place`: where a dialog that has just been opened has room for messages. Returns how to leave again. */
export function enterTop(place: HTMLElement): () => void {
  open.push(place)
  tell()
  return () => {
    open.splice(open.lastIndexOf(place), 1)
    tell()
  }
}

/** Within the dialog above everything else, if one is open: what is outside of it is covered, and not read aloud. */
export function usePlaceForMessages(): HTMLElement | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open.at(-1) ?? null,
  )
}

function tell() {
  for (const listener of listeners) listener()
}
