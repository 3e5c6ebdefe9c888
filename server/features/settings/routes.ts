import * as contract from '#contract/settings.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { settingsOf } from './queries.ts'
import { changeSettings } from './service.ts'

export function settingsRoutes(http: Http, services: Services) {
  http.route({ ...contract.readSettings, handler: (request) => settingsOf(services, request.userId) })

  http.route({
    ...contract.changeSettings,
    handler: (request) => changeSettings(services, request.userId, request.body),
  })
}
