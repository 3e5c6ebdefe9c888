import type { ProblemCode } from '#contract/problems.ts'

/** An outcome the person is told about: the error handler answers with its status, code and words. */
export class Problem extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, code: ProblemCode, message: string, retryAfterSeconds?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const notFound = () => new Problem(404, 'not_found', 'This isn’t here, or it isn’t yours.')

/** The row a write must have returned; anything else is a bug. */
export function one<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined || rows.length > 1) throw new Error(`expected one row, got ${rows.length}`)
  return row
}
