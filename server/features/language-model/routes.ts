import * as contract from '#contract/language-model.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { sentOf, sentWords } from './queries.ts'

export function languageModelRoutes(http: Http, services: Services) {
  http.route({
    ...contract.listSent,
    handler: async ({ userId }) => ({ current: services.llm, sent: await sentOf(services, userId) }),
  })

  http.route({
    ...contract.readSent,
    handler: ({ userId, params }) => sentWords(services, userId, params.sentId),
  })
}
