import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Structured lines of ids, kinds and durations. Errors pass through `withoutWords`, whoever logs them. */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino({ level, base: null, serializers: { err: withoutWords, error: withoutWords } }, destination)
}

/**
 * What may be told of an error: its kind, its code and where it happened. Never its message, which may quote a row,
 * a query's parameters or what somebody said.
 */
export function withoutWords(error: unknown): object {
  if (!(error instanceof Error)) return { kind: typeof error }
  const { code } = error as { code?: unknown }
  return {
    kind: error.name === 'Error' ? error.constructor.name : error.name,
    ...(typeof code === 'string' && { code }),
    at: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
    ...(error.cause !== undefined && { cause: withoutWords(error.cause) }),
  }
}
