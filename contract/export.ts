import { z } from 'zod'
import { endpoint, OwnPath } from './endpoint.ts'

/** A zip, as it is made: `journal.json` with everything, and each entry as a Markdown file. */
export const exportJournal = endpoint({
  method: 'GET',
  url: '/api/users/:userId/export',
  schema: { params: OwnPath, response: { 200: z.unknown() } },
})
