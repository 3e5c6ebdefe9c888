import * as contract from '#contract/language-model.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { allowModel } from './allowing.ts'
import { sendingOf, sentWords } from './queries.ts'

export function languageModelRoutes(http: Http, services: Services) {
  http.route({
    ...contract.listSent,
    handler: ({ userId }) => sendingOf(services, userId),
  })

  http.route({
    ...contract.allowModel,
    handler: async ({ userId, body }) => {
      await allowModel(services, userId, body.isAllowed)
      return sendingOf(services, userId)
    },
  })

  http.route({
    ...contract.readSent,
    handler: ({ userId, params }) => sentWords(services, userId, params.sentId),
  })
}
