import { randomInt } from 'node:crypto'
import type { z } from 'zod'
import type { User } from '#contract/account.ts'
import { modelConsent } from '#contract/consent.ts'
import type { Entry, WrittenEntry as Written } from '#contract/journal.ts'
import type { ConsentAbout, Sending } from '#contract/language-model.ts'

export type Request = { method: string; url: string; body?: unknown; headers?: Record<string, string> }
/** As it travels: instants are text. */
export type SentEntry = z.input<typeof Entry>
export type WrittenEntry = z.input<typeof Written>
export type Answer<Body> = { status: number; body: Body; headers: Headers }

/** Somebody signed in, speaking real HTTP to a running server. */
export type Person = {
  id: number
  user: User
  address: string
  headers: Record<string, string>
  /** Paths beginning with `~` are below the person's own: `~/stats`. */
  send<Body = unknown>(request: Request): Promise<Answer<Body>>
  get<Body>(url: string): Promise<Body>
  writes(content: string, title?: string): Promise<WrittenEntry>
  /** Lets the language model that is set up have their words. */
  allowsModel(about?: ConsentAbout): Promise<void>
}

/** From an address of their own, so that the limit on registrations of one address meets nobody here. */
export async function joins(address: string, account: object): Promise<Person> {
  const { status, body, headers } = await send<{ user: User }>(address, {
    method: 'POST',
    url: '/api/register',
    body: account,
    headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
  })
  if (status !== 201) throw new Error(`registering answered ${status}`)
  return personWith(address, body.user, headers.getSetCookie()[0]?.split(';')[0] ?? '')
}

export function personWith(address: string, user: User, cookie: string): Person {
  const headers = { cookie, origin: address }
  const mine = (url: string) => url.replace(/^~/, `/api/users/${user.id}`)
  const person: Person = {
    id: user.id,
    user,
    address,
    headers,
    send: (request) =>
      send(address, { ...request, url: mine(request.url), headers: { ...headers, ...request.headers } }),
    async get<Body>(url: string) {
      const { status, body } = await person.send<Body>({ method: 'GET', url })
      if (status !== 200) throw new Error(`${url} answered ${status}`)
      return body
    },
    async writes(content, title = 'A note') {
      const url = '~/journal-entries'
      const { status, body } = await person.send<WrittenEntry>({ method: 'POST', url, body: { title, content } })
      if (status !== 201) throw new Error(`writing an entry answered ${status}`)
      return body
    },
    async allowsModel(about = 'journal') {
      const { current } = await person.get<z.input<typeof Sending>>('~/language-model')
      const body = { version: modelConsent.version, host: current?.host }
      const { status } = await person.send({ method: 'PUT', url: `~/language-model/consents/${about}`, body })
      if (status !== 200) throw new Error(`allowing the model answered ${status}`)
    },
  }
  return person
}

/** From a page of ours unless `headers` says otherwise. */
export async function send<Body>(address: string, { method, url, body, headers }: Request): Promise<Answer<Body>> {
  const response = await fetch(new URL(url, address), {
    method,
    headers: { origin: address, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: (isJson ? JSON.parse(text) : text) as Body, headers: response.headers }
}
