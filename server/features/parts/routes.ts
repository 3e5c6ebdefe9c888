import * as contract from '#contract/parts.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { partsOf } from './queries.ts'
import { keptParts } from './sealing.ts'
import { addPart, changePart, removePart } from './service.ts'

export function partRoutes(http: Http, services: Services) {
  http.route({ ...contract.listParts, handler: (request) => partsOf(services, request.userId) })

  http.route({
    ...contract.addPart,
    handler: async (request, reply) => reply.code(201).send(await addPart(services, request.userId, request.body)),
  })

  http.route({
    ...contract.readPart,
    handler: (request) => keptParts.one(services, request.userId, request.params.partId),
  })

  http.route({
    ...contract.changePart,
    handler: (request) => changePart(services, request.userId, request.params.partId, request.body),
  })

  http.route({
    ...contract.removePart,
    handler: async (request, reply) => {
      await removePart(services, request.userId, request.params.partId)
      return reply.code(204).send()
    },
  })
}
