import * as contract from '#contract/experiments.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { experimentsOf } from './queries.ts'
import { keptExperiments } from './sealing.ts'
import { addExperiment, changeExperiment, removeExperiment } from './service.ts'

export function experimentRoutes(http: Http, services: Services) {
  http.route({ ...contract.listExperiments, handler: (request) => experimentsOf(services, request.userId) })

  http.route({
    ...contract.addExperiment,
    handler: async (request, reply) =>
      reply.code(201).send(await addExperiment(services, request.userId, request.body)),
  })

  http.route({
    ...contract.readExperiment,
    handler: (request) => keptExperiments.one(services, request.userId, request.params.experimentId),
  })

  http.route({
    ...contract.changeExperiment,
    handler: (request) => changeExperiment(services, request.userId, request.params.experimentId, request.body),
  })

  http.route({
    ...contract.removeExperiment,
    handler: async (request, reply) => {
      await removeExperiment(services, request.userId, request.params.experimentId)
      return reply.code(204).send()
    },
  })
}
