import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import { openEveryDoor } from './doors.ts'
import { answerNotFound } from './failures.ts'
import type { Http } from './http.ts'

const built = fileURLToPath(new URL('../../../dist', import.meta.url))
const forAYear = 'public, max-age=31536000, immutable'
const notAPage = /^\/(api|ws|relay|voice|assets)(\/|$|\?)/

/** The built web. Hashed files live a year in caches; every other address is the page, which is asked for each time. */
export async function serveWeb(http: Http) {
  if (!existsSync(built)) return http.setNotFoundHandler((_request, reply) => answerNotFound(reply))
  await http.register(async (scope) => {
    openEveryDoor(scope)
    await scope.register(staticFiles, {
      root: built,
      wildcard: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => reply.header('Cache-Control', path.includes('/assets/') ? forAYear : 'no-cache'),
    })
  })
  const page = await readFile(join(built, 'index.html'), 'utf8')
  http.setNotFoundHandler((request, reply) => {
    if (!['GET', 'HEAD'].includes(request.method) || notAPage.test(request.url)) return answerNotFound(reply)
    return reply.header('Cache-Control', 'no-cache').type('text/html').send(page)
  })
}
