import * as contract from '#contract/account.ts'
import type { Http } from '#server/platform/http/http.ts'
import { sessionToken } from '#server/platform/http/sessions.ts'
import type { Services } from '#server/platform/services.ts'
import { asUser } from '../queries.ts'
import { changeNumber } from './service.ts'

const triesToChange = 10

export function numberRoutes(http: Http, services: Services) {
  http.route({
    ...contract.changeNumber,
    handler: async (request, reply) => {
      const { userId, body } = request
      await http.countAttempt(request, `number changes of ${userId}`, triesToChange)
      const token = sessionToken(request, services) ?? ''
      await reply.send(asUser(services, await changeNumber(services, userId, token, body)))
      // Pages of sessions that are over find that they are signed out.
      for (const feature of ['account', 'calls'] as const) {
        await services.realtime.push(userId, { type: 'changed', feature })
      }
    },
  })
}
