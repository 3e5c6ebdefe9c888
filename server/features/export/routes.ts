import { Readable } from 'node:stream'
import { exportJournal } from '#contract/export.ts'
import { userById } from '#server/features/account/queries.ts'
import { everyEntry } from '#server/features/journal/exporting.ts'
import type { Exported } from '#server/platform/exported.ts'
import type { Http } from '#server/platform/http/http.ts'
import type { Services, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { everythingAsJson } from './json.ts'
import { fileNames, markdownOf } from './markdown.ts'
import { type TextFile, zipOf } from './zip.ts'

const triesPerPerson = 20

/** What the features hold is told by who knows them all. */
export function exportRoutes(http: Http, services: Services, exported: readonly Exported[]) {
  http.route({
    ...exportJournal,
    handler: async (request, reply) => {
      const { userId } = request
      await http.countAttempt(request, `export of ${userId}`, triesPerPerson)
      const { timeZone } = await userById(services, userId)
      const today = services.now().toZonedDateTimeISO(timeZone).toPlainDate()
      return reply
        .type('application/zip')
        .header('Content-Disposition', `attachment; filename="journal-ai-${today}.zip"`)
        .header('Cache-Control', 'no-store')
        .send(Readable.from(zipOf(filesOf(services, userId, timeZone, exported)), { objectMode: false }))
    },
  })
}

async function* filesOf(
  services: Services,
  userId: UserId,
  timeZone: string,
  exported: readonly Exported[],
): AsyncGenerator<TextFile> {
  const changedAt = dateOf(services.now())
  yield { name: 'journal.json', changedAt, text: everythingAsJson(services, userId, exported) }
  const nameOf = fileNames()
  for await (const entry of everyEntry(services, userId)) {
    yield { name: `entries/${nameOf(entry)}`, changedAt: entry.createdAt, text: [markdownOf(entry, timeZone)] }
  }
}
