import type { Purpose } from '../llm.ts'
import { LlmFailed } from '../llm.ts'

/** Who is let in first: somebody listens on a call, somebody looks at the coach's page, a phone rings, and nobody waits for the rest. */
const rankOf: Record<Purpose, number> = {
  ...{ danger: 0, call: 0, coach: 1, opening: 2 },
  ...{ 'danger-entry': 3, analysis: 3, reminders: 3, prompts: 3 },
}
const background = 2

/** Of this process: so many questions are at the endpoint at once, and those that somebody waits for go first. */
export type Lanes = {
  /** Resolves with how to leave; `LlmFailed` where it took longer than `patienceMs`, or whoever asked is gone. */
  enter(purpose: Purpose, patienceMs: number, signal?: AbortSignal): Promise<() => void>
}

type Waiting = { rank: number; letIn: () => void }

export function createLanes(atOnce: number): Lanes {
  const waiting: Waiting[] = []
  let asking = 0
  let inBackground = 0
  // One place is kept for who waits: a letter may take minutes, a call has four seconds.
  const mostInBackground = Math.max(1, atOnce - 1)

  const isFree = (rank: number) => asking < atOnce && (rank < background || inBackground < mostInBackground)

  function takePlace(rank: number): () => void {
    const own = rank < background ? 0 : 1
    asking += 1
    inBackground += own
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      asking -= 1
      inBackground -= own
      letNextIn()
    }
  }

  function letNextIn() {
    const next = waiting.toSorted((one, other) => one.rank - other.rank).find(({ rank }) => isFree(rank))
    next?.letIn()
  }

  return {
    enter(purpose, patienceMs, signal) {
      const rank = rankOf[purpose]
      if (signal?.aborted) return Promise.reject(new LlmFailed('stopped'))
      if (isFree(rank)) return Promise.resolve(takePlace(rank))
      const { promise, resolve, reject } = Promise.withResolvers<() => void>()
      const one: Waiting = { rank, letIn: () => done(() => resolve(takePlace(rank))) }
      const stop = () => done(() => reject(new LlmFailed('stopped')))
      const patience = setTimeout(() => done(() => reject(new LlmFailed('busy'))), patienceMs)
      function done(settle: () => void) {
        clearTimeout(patience)
        signal?.removeEventListener('abort', stop)
        waiting.splice(waiting.indexOf(one), 1)
        settle()
      }
      signal?.addEventListener('abort', stop)
      waiting.push(one)
      return promise
    },
  }
}
