import * as contract from '#contract/schedule.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { scheduleOf } from './queries.ts'
import { pauseCalls, resumeCalls } from './service.ts'

export function scheduleRoutes(http: Http, services: Services) {
  http.route({ ...contract.readSchedule, handler: (request) => scheduleOf(services, request.userId) })

  http.route({
    ...contract.pauseCalls,
    handler: async (request) => {
      await pauseCalls(services, request.userId, request.body.until)
      return scheduleOf(services, request.userId)
    },
  })

  http.route({
    ...contract.resumeCalls,
    handler: async (request) => {
      await resumeCalls(services, request.userId)
      return scheduleOf(services, request.userId)
    },
  })
}
