import * as contract from '#contract/language-model.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { allow, withdraw } from './consent/service.ts'
import { sendingOf, sentWords } from './queries.ts'

export function languageModelRoutes(http: Http, services: Services) {
  http.route({
    ...contract.listSent,
    handler: ({ userId }) => sendingOf(services, userId),
  })

  http.route({
    ...contract.allowModel,
    handler: async ({ userId, params, body }) => {
      await allow(services, userId, params.about, body)
      return sendingOf(services, userId)
    },
  })

  http.route({
    ...contract.withdrawModel,
    handler: async ({ userId, params }) => {
      await withdraw(services, userId, params.about)
      return sendingOf(services, userId)
    },
  })

  http.route({
    ...contract.readSent,
    handler: ({ userId, params }) => sentWords(services, userId, params.sentId),
  })
}
