import { opinionOn } from '#server/features/safety/second-opinion/opinion.ts'
import type { Services } from '#server/platform/services.ts'
import type { Opinion } from '#server/risk/second-opinion/opinion.ts'
import type { CallRow } from '../tables.ts'

/** Asks for second opinions on turns of a line, one at a time, while the line goes on; of one that was stopped nothing is told. */
export function weighingOf(services: Services, { id: callId, userId }: CallRow) {
  let asking = new AbortController()
  let last = Promise.resolve()

  async function ask(words: string, { signal }: AbortController, tell: (opinion: Opinion) => void) {
    let opinion: Opinion = null
    try {
      opinion = await opinionOn(services, userId, { entryIds: [], callId }, { words, purpose: 'danger', signal })
    } catch (error) {
      services.log.error({ err: error, callId }, 'no second opinion could be asked for')
    }
    if (!signal.aborted) tell(opinion)
  }

  return {
    start(words: string, tell: (opinion: Opinion) => void) {
      asking.abort()
      asking = new AbortController()
      const one = ask(words, asking, tell)
      last = last.then(() => one)
    },
    stop: () => asking.abort(),
    /** Everything that was asked has ended, and is written down. */
    settled: () => last,
  }
}
