import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Given, piecesOf, responseTo } from '#web/lib/call.ts'
import { Unreachable } from '#web/lib/failures.ts'
import { createEventReader } from './reader.ts'

/** What the server says while it answers, event by event. Throws like `call`; aborting the signal hangs up. */
export async function* listen<E extends Endpoint, Piece extends z.ZodType>(
  endpoint: E,
  given: Given<E>,
  piece: Piece,
  signal: AbortSignal,
): AsyncGenerator<z.output<Piece>> {
  const response = await responseTo(endpoint, given, { headers: { accept: 'text/event-stream' }, signal })
  for await (const event of eventsIn(response)) yield piece.parse(JSON.parse(event))
}

async function* eventsIn(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const read = createEventReader()
  try {
    for await (const bytes of piecesOf(response)) yield* read(decoder.decode(bytes, { stream: true }))
  } catch (cause) {
    throw new Unreachable(cause)
  }
}
