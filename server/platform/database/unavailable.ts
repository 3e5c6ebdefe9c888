const connectionLost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
])
/** PostgreSQL error classes: connection exception, insufficient resources (a full disk), system error. */
const unwell = /^(08|53|58)/
/** Shutting down, crashed, starting up; read-only, as a standby or a filled disk makes it. */
const away = new Set(['57P01', '57P02', '57P03', '25006'])
const poolWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether an error means that the database is away or cannot write now, so that trying later will do. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (connectionLost.has(code) || unwell.test(code) || away.has(code))) return true
  return poolWords.test(error.message) || isUnavailable(error.cause)
}
