import type { FastifyReply, FastifyRequest } from 'fastify'
import * as contract from '#contract/account.ts'
import type { Http } from '#server/platform/http/http.ts'
import { clearSessionCookie, closeSession, sessionToken, setSessionCookie } from '#server/platform/http/sessions.ts'
import type { Services } from '#server/platform/services.ts'
import { numberRoutes } from './number/routes.ts'
import { provingRoutes } from './proving/routes.ts'
import { asUser, userById } from './queries.ts'
import { phoneNumberFrom, triesOf } from './rules.ts'
import { deleteAccount, login, register } from './service.ts'

const open = { door: 'open' } as const
const triesPerAddress = 50
const triesPerNumber = 10
const triesToDelete = 10

export function accountRoutes(http: Http, services: Services) {
  provingRoutes(http, services)
  numberRoutes(http, services)

  /** The token from before signing in never becomes the signed-in one. */
  async function renewSession(request: FastifyRequest, reply: FastifyReply, token: string) {
    await leave(request)
    setSessionCookie(reply, services, token)
  }

  async function leave(request: FastifyRequest) {
    const token = sessionToken(request, services)
    if (token) await closeSession(services.db, token)
  }

  async function countTry(request: FastifyRequest<{ Body: { phoneNumber: string } }>) {
    const { phoneNumber } = request.body
    await http.countAttempt(request, `address ${request.ip}`, triesPerAddress)
    await http.countAttempt(request, triesOf(phoneNumberFrom(phoneNumber) ?? phoneNumber), triesPerNumber)
  }

  http.route({
    ...contract.register,
    config: open,
    handler: async (request, reply) => {
      await countTry(request)
      const { user, token } = await register(services, request.body)
      await renewSession(request, reply, token)
      return reply.code(201).send({ user: asUser(services, user) })
    },
  })

  http.route({
    ...contract.login,
    config: open,
    handler: async (request, reply) => {
      await countTry(request)
      const { user, token } = await login(services, request.body)
      await renewSession(request, reply, token)
      return { user: asUser(services, user) }
    },
  })

  http.route({
    ...contract.logout,
    config: open,
    handler: async (request, reply) => {
      await leave(request)
      clearSessionCookie(reply, services)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.readUser,
    handler: async (request) => asUser(services, await userById(services, request.userId)),
  })

  http.route({
    ...contract.deleteAccount,
    handler: async (request, reply) => {
      const { userId, body } = request
      await http.countAttempt(request, `deletion of ${userId}`, triesToDelete)
      await deleteAccount(services, userId, body.password)
      clearSessionCookie(reply, services)
      await reply.code(204).send()
      // Only now, so that the page that asked says goodbye itself; the others find that they are signed out.
      await services.realtime.push(userId, { type: 'changed', feature: 'account' })
    },
  })
}
