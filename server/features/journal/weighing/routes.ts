import * as contract from '#contract/late-care.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { closeLateCare, lateCareFor } from './late-care.ts'

export function lateCareRoutes(http: Http, services: Services) {
  http.route({
    ...contract.readLateCare,
    handler: async ({ userId }) => ({ care: await lateCareFor(services, userId) }),
  })

  http.route({
    ...contract.closeLateCare,
    handler: async ({ userId, params }, reply) => {
      await closeLateCare(services, userId, params.entryId)
      return reply.code(204).send()
    },
  })
}
