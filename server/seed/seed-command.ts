import { atTheDatabase } from '#server/at-the-database.ts'
import { buildServices } from '#server/build.ts'
import { readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { person } from './life/person.ts'
import { sow } from './sowing.ts'

await atTheDatabase(async (_, connection) => {
  const { services, close } = await buildServices(readConfig(process.env), connection, createLog('error'), {
    onClock: [],
  })
  try {
    const added = await sow(services)
    process.stdout.write(`Added ${added.join(', ')}. Sign in as ${person.phoneNumber} with “${person.password}”.\n`)
  } finally {
    await close()
  }
})
