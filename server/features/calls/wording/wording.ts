import type { Worded } from '#server/dialogue/turns.ts'
import type { Services } from '#server/platform/services.ts'
import type { CallRow } from '../tables.ts'
import { type Decided, wordedBy } from './asking.ts'

/** Has the turns of a line worded while the line goes on, one at a time; of one that was stopped nothing is told. */
export function wordingOf(services: Services, call: CallRow) {
  let asking = new AbortController()
  let last = Promise.resolve()

  async function word(decided: Decided, { signal }: AbortController, tell: (worded: Worded) => void) {
    const worded = await wordedBy(services, call, decided, signal)
    if (!signal.aborted) tell(worded)
  }

  return {
    start(decided: Decided, tell: (worded: Worded) => void) {
      asking = new AbortController()
      const one = word(decided, asking, tell)
      last = last.then(() => one)
    },
    stop: () => asking.abort(),
    /** Everything that was asked has ended, and is written down. */
    settled: () => last,
  }
}
