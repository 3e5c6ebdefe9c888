import * as contract from '#contract/journal.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { dismissEntryAlarm } from './changing/dismissing.ts'
import { changeEntry, changeTags, markArtifact, markOpened, removeEntry } from './changing/service.ts'
import { artifactCount, artifactsOf, countOf, daysOf, entriesOf, entryById, statsFor, tagsOf } from './queries.ts'
import { writeEntry } from './service.ts'

export function journalRoutes(http: Http, services: Services) {
  http.route({
    ...contract.listEntries,
    handler: (request) => entriesOf(services, request.userId, request.query),
  })

  http.route({
    ...contract.countEntries,
    handler: (request) => countOf(services, request.userId, request.query),
  })

  http.route({
    ...contract.listEntryDays,
    handler: (request) => daysOf(services, request.userId, request.query),
  })

  http.route({
    ...contract.readEntry,
    handler: async ({ userId, params }) => {
      await markOpened(services, userId, params.entryId)
      return entryById(services, userId, params.entryId)
    },
  })

  http.route({
    ...contract.addEntry,
    handler: async (request, reply) => reply.code(201).send(await writeEntry(services, request.userId, request.body)),
  })

  http.route({
    ...contract.changeEntry,
    handler: ({ userId, params, body }) => changeEntry(services, userId, params.entryId, body),
  })

  http.route({
    ...contract.removeEntry,
    handler: async (request, reply) => {
      await removeEntry(services, request.userId, request.params.entryId)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.dismissEntryAlarm,
    handler: async ({ userId, params }, reply) => {
      await dismissEntryAlarm(services, userId, params.entryId)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.changeTags,
    handler: ({ userId, params, body }) => changeTags(services, userId, params.entryId, body),
  })

  http.route({
    ...contract.markArtifact,
    handler: ({ userId, params, body }) => markArtifact(services, userId, params.entryId, body.isArtifact),
  })

  http.route({
    ...contract.listArtifacts,
    handler: (request) => artifactsOf(services, request.userId, request.query),
  })

  http.route({ ...contract.countArtifacts, handler: (request) => artifactCount(services, request.userId) })

  http.route({ ...contract.listTags, handler: (request) => tagsOf(services, request.userId) })

  http.route({ ...contract.readStats, handler: (request) => statsFor(services, request.userId) })
}
