import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { RequestFailed, Unreachable } from './failures.ts'
import { sessionEnded } from './session.ts'

/** A path and a query are text in the end, so a number may stand for its digits. */
type AsText<T> = { [Name in keyof T]: T[Name] | number }
type Part<E extends Endpoint, Name extends string> =
  E['schema'] extends Record<Name, infer S extends z.ZodType> ? S : never
export type Given<E extends Endpoint> = ([Part<E, 'params'>] extends [never]
  ? { params?: never }
  : { params: AsText<z.input<Part<E, 'params'>>> }) &
  ([Part<E, 'querystring'>] extends [never] ? { query?: never } : { query?: AsText<z.input<Part<E, 'querystring'>>> }) &
  ([Part<E, 'body'>] extends [never] ? { body?: never } : { body: z.input<Part<E, 'body'>> })
type Answer<E extends Endpoint> = z.output<E['schema']['response'][keyof E['schema']['response']]>

/** Asks the server what the contract says it answers. Throws RequestFailed, or Unreachable when nothing came back. */
export async function call<E extends Endpoint>(endpoint: E, given: Given<E>): Promise<Answer<E>> {
  const response = await responseTo(endpoint, given)
  const text = await response.text()
  const schema = endpoint.schema.response[response.status]
  if (!schema) throw new RequestFailed(response.status, 'an answer the contract does not know')
  return schema.parse(text === '' ? undefined : JSON.parse(text)) as Answer<E>
}

/** A file instead of an answer; `onBytes` hears how much of it has come, because nobody knows how much there will be. */
export async function download<E extends Endpoint>(
  endpoint: E,
  given: Given<E>,
  onBytes: (bytes: number) => void,
): Promise<{ name: string; file: Blob }> {
  const response = await responseTo(endpoint, given)
  const [, name = 'download'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    for await (const piece of piecesOf(response)) {
      pieces.push(piece)
      bytes += piece.length
      onBytes(bytes)
    }
  } catch (cause) {
    throw new Unreachable(cause)
  }
  return { name, file: new Blob(pieces, { type: response.headers.get('content-type') ?? '' }) }
}

export async function* piecesOf(response: Response) {
  const reader = response.body?.getReader()
  for (;;) {
    const read = await reader?.read()
    if (!read || read.done) return
    yield read.value
  }
}

/** A refusal is thrown, and so is an answer that never came. */
export async function responseTo<E extends Endpoint>(
  endpoint: E,
  given: Given<E>,
  { headers, ...more }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Response> {
  const request: RequestInit = { method: endpoint.method, credentials: 'include', ...more, headers: { ...headers } }
  if (given.body !== undefined) {
    request.headers = { ...headers, 'content-type': 'application/json' }
    request.body = JSON.stringify(given.body)
  }
  const response = await fetch(address(endpoint.url, given), request).catch((cause: unknown) => {
    throw new Unreachable(cause)
  })
  if (response.ok) return response
  const failure = new RequestFailed(response.status, (await response.text()) || response.statusText)
  if (isOfNoSession(failure)) sessionEnded()
  throw failure
}

/** Signed out, or signed in as someone else than this browser remembers. */
function isOfNoSession({ status, problem }: RequestFailed): boolean {
  return (status === 401 && problem?.code !== 'wrong_credentials') || problem?.code === 'not_yours'
}

function address(url: string, { params = {}, query = {} }: { params?: object; query?: object }): string {
  const values: Record<string, unknown> = { ...params }
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}
