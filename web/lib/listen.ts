import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Given, piecesOf, responseTo } from './call.ts'
import { Unreachable } from './failures.ts'

/** What the server says while it answers, event by event. Throws like `call`; aborting the signal hangs up. */
export async function* listen<E extends Endpoint, Piece extends z.ZodType>(
  endpoint: E,
  given: Given<E>,
  piece: Piece,
  signal: AbortSignal,
): AsyncGenerator<z.output<Piece>> {
  const response = await responseTo(endpoint, given, { headers: { accept: 'text/event-stream' }, signal })
  for await (const event of eventsIn(response)) yield piece.parse(JSON.parse(event.replace(/^data: /, '')))
}

async function* eventsIn(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const bytes of piecesOf(response)) {
      rest += decoder.decode(bytes, { stream: true })
      const events = rest.split('\n\n')
      rest = events.pop() ?? ''
      yield* events
    }
  } catch (cause) {
    throw new Unreachable(cause)
  }
}
