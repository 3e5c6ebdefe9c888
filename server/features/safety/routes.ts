import * as contract from '#contract/help.ts'
import { HelpLine } from '#contract/help.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services } from '#server/platform/services.ts'
import { dismissAlarmsOf, dismissRecentAlarms } from './dismissing.ts'
import { allLines, lineAt } from './lines/help-lines.ts'

/** Open: who needs it may not be signed in. */
export function safetyRoutes(http: Http, services: Services) {
  http.route({
    ...contract.listHelpLines,
    config: { door: 'open' },
    handler: async ({ query }) => {
      const here = lineAt(query.timeZone ?? '')
      const elsewhere = allLines().filter(({ country }) => country !== here.country)
      return { here: HelpLine.parse(here), elsewhere: elsewhere.map((line) => HelpLine.parse(line)) }
    },
  })

  http.route({
    ...contract.dismissAlarms,
    handler: async ({ userId, query }, reply) => {
      const { from, to } = query
      await (from && to ? dismissAlarmsOf(services, userId, { from, to }) : dismissRecentAlarms(services, userId))
      return reply.code(204).send()
    },
  })
}
