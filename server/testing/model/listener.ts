import type { z } from 'zod'
import { AnswerPiece } from '#contract/coach.ts'
import type { Person } from '../person.ts'

export type SentPiece = z.input<typeof AnswerPiece>

/** Somebody in front of the coach's screen, to whom the answer comes piece by piece. */
export async function listens(person: Person, body: object) {
  const leaving = new AbortController()
  const response = await fetch(new URL(`/api/users/${person.id}/ai-coach/chat`, person.address), {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal: leaving.signal,
  })
  const coming = piecesOf(response)
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    /** The next one; null where there are no more. */
    async next(): Promise<SentPiece | null> {
      const { value } = await coming.next()
      return value ?? null
    },
    all: () => Array.fromAsync(coming),
    leaves: () => leaving.abort(),
  }
}

async function* piecesOf(response: Response): AsyncGenerator<SentPiece> {
  let rest = ''
  for await (const bytes of response.body ?? []) {
    rest += new TextDecoder().decode(bytes)
    const events = rest.split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const piece = JSON.parse(event.replace(/^data: /, ''))
      AnswerPiece.parse(piece)
      yield piece
    }
  }
}
