import { openAtDatabase } from '#server/at-the-database.ts'
import { entriesOf } from '#server/features/journal/queries.ts'
import { searchEntries } from '#server/features/journal/searching/search.ts'
import { readConfig } from '#server/platform/config.ts'
import type { UserId } from '#server/platform/services.ts'

/**
 * A process in which nothing has been asked before: how long the newest entry takes (the floor), and then the first search.
 * Run with the DATA_DIR of a product that runs, USER_ID and QUERY.
 */
const userId = Number(process.env.USER_ID) as UserId
const { services, close } = await openAtDatabase(readConfig({ DATA_DIR: process.env.DATA_DIR }))
const started = performance.now()
await entriesOf(services, userId, { limit: 1 })
const opened = performance.now()
const before = process.cpuUsage()
const found = await searchEntries(services, userId, process.env.QUERY ?? '', { limit: 20 })
const searched = performance.now()
const { user, system } = process.cpuUsage(before)
const times = { floor: opened - started, first: searched - opened, cpu: (user + system) / 1000, found: found.length }
process.stdout.write(`${JSON.stringify(times)}\n`)
await close()
