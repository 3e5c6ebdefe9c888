import { ProblemBody } from '#contract/problems.ts'

/** The server refused. The message is "{status}: {body}", for logs; people read `problem.message`. */
export class RequestFailed extends Error {
  readonly status: number
  readonly problem: ProblemBody | null

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.name = 'RequestFailed'
    this.status = status
    this.problem = problemIn(body)
  }
}

/** Nothing came back: the server is down, or the way to it is. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('Journal AI can’t be reached right now. Check your connection and try again.', { cause })
    this.name = 'Unreachable'
  }
}

/** What to tell the person who tried. */
export function wordsFor(failure: unknown, otherwise: string): string {
  if (failure instanceof Unreachable) return failure.message
  return (failure instanceof RequestFailed && failure.problem?.message) || otherwise
}

/** What is wrong with what was sent, where the person can put it right. */
export function refusalOf(failure: unknown): string | null {
  return failure instanceof RequestFailed && failure.status === 400 ? (failure.problem?.message ?? null) : null
}

function problemIn(body: string): ProblemBody | null {
  try {
    return ProblemBody.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null // a proxy's HTML page, say
  }
}
