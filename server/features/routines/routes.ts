import * as contract from '#contract/routines.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { routinesOf } from './queries.ts'
import { keptRoutines } from './sealing.ts'
import { addRoutine, changeRoutine, removeRoutine } from './service.ts'

export function routineRoutes(http: Http, services: Services) {
  http.route({ ...contract.listRoutines, handler: (request) => routinesOf(services, request.userId) })

  http.route({
    ...contract.addRoutine,
    handler: async (request, reply) => reply.code(201).send(await addRoutine(services, request.userId, request.body)),
  })

  http.route({
    ...contract.readRoutine,
    handler: (request) => keptRoutines.one(services, request.userId, request.params.routineId),
  })

  http.route({
    ...contract.changeRoutine,
    handler: (request) => changeRoutine(services, request.userId, request.params.routineId, request.body),
  })

  http.route({
    ...contract.removeRoutine,
    handler: async (request, reply) => {
      await removeRoutine(services, request.userId, request.params.routineId)
      return reply.code(204).send()
    },
  })
}
