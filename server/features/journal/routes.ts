import * as contract from '#contract/journal.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { entriesOf, entryById, statsFor } from './queries.ts'
import { addEntry } from './service.ts'

export function journalRoutes(http: Http, services: Services) {
  http.route({
    ...contract.listEntries,
    handler: (request) => entriesOf(services, request.userId, request.query),
  })

  http.route({
    ...contract.readEntry,
    handler: (request) => entryById(services, request.userId, request.params.entryId),
  })

  http.route({
    ...contract.addEntry,
    handler: async (request, reply) =>
      reply.code(201).send(await addEntry(services, request.userId, { ...request.body, source: 'manual' })),
  })

  http.route({ ...contract.readStats, handler: (request) => statsFor(services, request.userId) })
}
