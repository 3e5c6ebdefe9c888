import { setTimeout as pause } from 'node:timers/promises'

/**
 * The time in which people ring, speak and think. At speed 20 a minute of talk takes three seconds; the product under
 * test keeps its own, real time, so what it decides by its own timers (nudges, the end of a call) wants speed 1.
 */
export type Clock = {
  speed: number
  /** Milliseconds since the start. */
  now(): number
  /** False when `signal` woke it early. */
  sleep(ms: number, signal?: AbortSignal): Promise<boolean>
}

export function clockAt(speed: number): Clock {
  const start = performance.now()
  return {
    speed,
    now: () => (performance.now() - start) * speed,
    sleep: (ms, signal) =>
      pause(Math.max(0, ms) / speed, true, { signal }).catch((error: Error) => {
        if (error.name === 'AbortError') return false
        throw error
      }),
  }
}
