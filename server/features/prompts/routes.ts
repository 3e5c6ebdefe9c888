import * as contract from '#contract/prompts.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { moodPrompts, personalPrompts } from './service.ts'

export function promptRoutes(http: Http, services: Services) {
  http.route({ ...contract.readPrompts, handler: (request) => personalPrompts(services, request.userId) })

  http.route({
    ...contract.readMoodPrompts,
    handler: (request) => moodPrompts(services, request.userId, request.params.category),
  })
}
