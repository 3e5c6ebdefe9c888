const inARow = 5
const restMs = 30_000

/** Of this process. While it is open nobody waits for an endpoint that is away: the built-in words come at once. */
export type Breaker = {
  /** Whether one may ask now. After a rest, one at a time finds out for all. */
  enter(): boolean
  /** `outage`: it failed in a way that says something about the endpoint. Null: nothing was learned. */
  leave(outage: boolean | null): void
}

export function createBreaker(nowMs: () => number): Breaker {
  let failures = 0
  let restsUntil: number | null = null
  let isProbing = false
  return {
    enter() {
      if (restsUntil === null) return true
      if (isProbing || nowMs() < restsUntil) return false
      isProbing = true
      return true
    },
    leave(outage) {
      isProbing = false
      if (outage === null) return
      failures = outage ? failures + 1 : 0
      restsUntil = failures >= inARow ? nowMs() + restMs : null
    },
  }
}
