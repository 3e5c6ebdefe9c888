import * as contract from '#contract/memory.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { memoryOf } from './queries.ts'
import { noteMemory, switchMemory, takeBackNote } from './service.ts'

export function memoryRoutes(http: Http, services: Services) {
  http.route({ ...contract.readMemory, handler: (request) => memoryOf(services, request.userId) })

  http.route({
    ...contract.switchMemory,
    handler: (request) => switchMemory(services, request.userId, request.body.isOn),
  })

  http.route({
    ...contract.noteMemory,
    handler: async (request, reply) => reply.code(201).send(await noteMemory(services, request.userId, request.body)),
  })

  http.route({
    ...contract.takeBackMemoryNote,
    handler: async (request, reply) => {
      await takeBackNote(services, request.userId, request.params.noteId)
      return reply.code(204).send()
    },
  })
}
