import * as contract from '#contract/checklists.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { checklistById, checklistsOf } from './queries.ts'
import { addChecklist, changeChecklist, removeChecklist, tickItem } from './service.ts'

export function checklistRoutes(http: Http, services: Services) {
  http.route({ ...contract.listChecklists, handler: (request) => checklistsOf(services, request.userId) })

  http.route({
    ...contract.addChecklist,
    handler: async (request, reply) => reply.code(201).send(await addChecklist(services, request.userId, request.body)),
  })

  http.route({
    ...contract.readChecklist,
    handler: (request) => checklistById(services, request.userId, request.params.checklistId),
  })

  http.route({
    ...contract.changeChecklist,
    handler: (request) => changeChecklist(services, request.userId, request.params.checklistId, request.body),
  })

  http.route({
    ...contract.tickItem,
    handler: ({ userId, params, body }) =>
      tickItem(services, userId, params.checklistId, params.itemId, body.completed),
  })

  http.route({
    ...contract.removeChecklist,
    handler: async (request, reply) => {
      await removeChecklist(services, request.userId, request.params.checklistId)
      return reply.code(204).send()
    },
  })
}
