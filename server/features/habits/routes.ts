import * as contract from '#contract/habits.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { entriesOfHabit, habitById, habitsOf, recentEntries, summaryFor } from './queries.ts'
import { addHabit, changeHabit, logProgress, removeHabit, removeHabitEntry } from './service.ts'

export function habitRoutes(http: Http, services: Services) {
  http.route({ ...contract.listHabits, handler: (request) => habitsOf(services, request.userId) })

  http.route({
    ...contract.addHabit,
    handler: async (request, reply) => reply.code(201).send(await addHabit(services, request.userId, request.body)),
  })

  http.route({
    ...contract.listRecentHabitEntries,
    handler: (request) => recentEntries(services, request.userId, request.query),
  })

  http.route({
    ...contract.logProgress,
    handler: async (request, reply) => reply.code(201).send(await logProgress(services, request.userId, request.body)),
  })

  http.route({ ...contract.readHabitSummary, handler: (request) => summaryFor(services, request.userId) })

  http.route({
    ...contract.readHabit,
    handler: (request) => habitById(services, request.userId, request.params.habitId),
  })

  http.route({
    ...contract.changeHabit,
    handler: (request) => changeHabit(services, request.userId, request.params.habitId, request.body),
  })

  http.route({
    ...contract.removeHabit,
    handler: async (request, reply) => {
      await removeHabit(services, request.userId, request.params.habitId)
      return reply.code(204).send()
    },
  })

  http.route({
    ...contract.listHabitEntries,
    handler: (request) => entriesOfHabit(services, request.userId, request.params.habitId, request.query),
  })

  http.route({
    ...contract.removeHabitEntry,
    handler: async (request, reply) => {
      const { habitId, entryId } = request.params
      await removeHabitEntry(services, request.userId, habitId, entryId)
      return reply.code(204).send()
    },
  })
}
