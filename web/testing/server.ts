import { vi } from 'vitest'

type Asked = { method: string; path: string; query: string; body: unknown; hasContentType: boolean }
/** `events` come one after the other, as they do from an endpoint that is listened to. */
type Answer = { status?: number; body?: unknown; events?: Iterable<unknown> | AsyncIterable<unknown> }
type Answers = Record<string, Answer | ((asked: Asked) => Answer | Promise<Answer>)>

/** Answers `fetch` at the edge, by "METHOD /path". Returns what was asked; an answer may be replaced on the way. */
export function serverAnswers(answers: Answers) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const request: Asked = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.search,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      hasContentType: new Headers(init.headers).has('content-type'),
    }
    asked.push(request)
    const answer = answers[`${request.method} ${request.path}`]
    if (!answer) throw new TypeError(`nothing answers ${request.method} ${request.path}`)
    const { status = 200, body, events } = typeof answer === 'function' ? await answer(request) : answer
    if (events) return new Response(eventStream(events, init.signal ?? null))
    return new Response(body === undefined ? null : JSON.stringify(body), { status })
  })
  return { asked, answers }
}

/** Ends with a failure when the listener hangs up, as a fetch does. */
function eventStream(events: Iterable<unknown> | AsyncIterable<unknown>, signal: AbortSignal | null) {
  return new ReadableStream({
    async start(line) {
      signal?.addEventListener('abort', () => line.error(signal.reason))
      for await (const event of events) {
        if (signal?.aborted) return
        line.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
      }
      line.close()
    },
  })
}

export function problem(status: number, code: string, message: string): Answer {
  return { status, body: { code, message } }
}
