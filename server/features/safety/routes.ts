import { HelpLine, listHelpLines } from '#contract/help.ts'
import type { Http } from '#server/platform/http/http.ts'
import { allLines, lineAt } from './lines/help-lines.ts'

/** Open: who needs it may not be signed in. */
export function safetyRoutes(http: Http) {
  http.route({
    ...listHelpLines,
    config: { door: 'open' },
    handler: async ({ query }) => {
      const here = lineAt(query.timeZone ?? '')
      const elsewhere = allLines().filter(({ country }) => country !== here.country)
      return { here: HelpLine.parse(here), elsewhere: elsewhere.map((line) => HelpLine.parse(line)) }
    },
  })
}
