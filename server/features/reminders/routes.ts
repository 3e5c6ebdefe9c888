import * as contract from '#contract/reminders.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { remindersFor } from './service.ts'

export function reminderRoutes(http: Http, services: Services) {
  http.route({
    ...contract.readDailyReminders,
    handler: (request) => remindersFor(services, request.userId, request.query.date),
  })
}
