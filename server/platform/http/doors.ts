import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#server/platform/problems.ts'
import type { Services, UserId } from '#server/platform/services.ts'
import type { Http } from './http.ts'
import { sessionReader, sessionToken } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; proven by the session. Behind an open door, reading it is a bug. */
    userId: UserId
  }
  interface FastifyContextConfig {
    /**
     * `open` lets anyone in. `carrier` is for the phone company, which has neither session nor `Origin`: its routes check
     * its signature. Without either, a session is needed and a path's userId must be its own.
     */
    door?: 'open' | 'carrier'
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

export function checkEveryDoor(http: Http, { db, config }: Services) {
  const personOf = sessionReader(db)
  http.decorateRequest('userId', null as unknown as UserId)

  http.addHook('onRequest', async (request) => {
    const { door } = request.routeOptions.config
    if (door === 'carrier') return
    if (changesSomething(request)) requireOwnOrigin(request, config.publicUrl)
    if (request.is404 || door === 'open') return
    const token = sessionToken(request, { config })
    const userId = token && (await personOf(token))
    if (!userId) throw new Problem(401, 'signed_out', 'Please sign in to continue.')
    const named = (request.params as { userId?: string }).userId
    if (named !== undefined && named !== String(userId)) {
      throw new Problem(403, 'not_yours', 'You can only open what is yours.')
    }
    request.userId = userId
  })
}

/** For a library's own routes: files and documentation that anybody may see. */
export function openEveryDoor(scope: FastifyInstance) {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, door: 'open' }
  })
}

/** A socket is opened by a GET, yet it lets a page act: other sites' pages must not open one in our person's name. */
const changesSomething = (request: FastifyRequest) => !reading.has(request.method) || request.ws

function requireOwnOrigin(request: FastifyRequest, publicUrl: string) {
  const { origin, host } = request.headers
  if (origin && (origin === publicUrl || URL.parse(origin)?.host === host)) return
  throw new Problem(403, 'wrong_origin', 'This has to come from the journal’s own page.')
}
