import * as contract from '#contract/achievements.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { reviewedAchievements } from './service.ts'

export function achievementRoutes(http: Http, services: Services) {
  http.route({
    ...contract.listAchievements,
    handler: (request) => reviewedAchievements(services, request.userId),
  })
}
