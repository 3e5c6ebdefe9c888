import { useEffect, useEffectEvent } from 'react'
import type { RealtimeMessage } from '#contract/realtime.ts'

const listeners = new Set<(message: RealtimeMessage) => void>()

/** Passes a pushed message on to whichever part of the page cares. */
export function announce(message: RealtimeMessage) {
  for (const listener of listeners) listener(message)
}

export function useAnnouncements(listener: (message: RealtimeMessage) => void) {
  const onMessage = useEffectEvent(listener)
  useEffect(() => {
    const tell = (message: RealtimeMessage) => onMessage(message)
    listeners.add(tell)
    return () => {
      listeners.delete(tell)
    }
  }, [])
}
