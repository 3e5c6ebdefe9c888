import * as contract from '#contract/goals.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { goalsOf } from './queries.ts'
import { keptGoals } from './sealing.ts'
import { addGoal, changeGoal, removeGoal } from './service.ts'

export function goalRoutes(http: Http, services: Services) {
  http.route({ ...contract.listGoals, handler: (request) => goalsOf(services, request.userId) })

  http.route({
    ...contract.addGoal,
    handler: async (request, reply) => reply.code(201).send(await addGoal(services, request.userId, request.body)),
  })

  http.route({
    ...contract.readGoal,
    handler: (request) => keptGoals.one(services, request.userId, request.params.goalId),
  })

  http.route({
    ...contract.changeGoal,
    handler: (request) => changeGoal(services, request.userId, request.params.goalId, request.body),
  })

  http.route({
    ...contract.removeGoal,
    handler: async (request, reply) => {
      await removeGoal(services, request.userId, request.params.goalId)
      return reply.code(204).send()
    },
  })
}
