import { readFile } from 'node:fs/promises'
import { atTheDatabase } from '#server/at-the-database.ts'
import { readCoaches } from './file.ts'
import { importCoaches } from './service.ts'

const usage = 'usage: npm run import-coaches -- coaches.json'

const [file] = process.argv.slice(2)

await atTheDatabase(async (services) => {
  if (!file) throw new Error(usage)
  const coaches = readCoaches(await readFile(file, 'utf8'))
  const added = await importCoaches(services, coaches)
  process.stdout.write(`${added} added, ${coaches.length - added} brought up to date\n`)
})
