import { setTimeout as pause } from 'node:timers/promises'

/** Lets one through at a time, so many a second in real time: what a carrier does with more orders than it may dial. */
export function createQueue(perSecond: number) {
  let freeAt = 0
  return async (signal: AbortSignal) => {
    const now = performance.now()
    const mine = Math.max(now, freeAt)
    freeAt = mine + 1_000 / perSecond
    if (mine > now) await pause(mine - now, undefined, { signal }).catch(() => 'taken back while it waited')
  }
}
