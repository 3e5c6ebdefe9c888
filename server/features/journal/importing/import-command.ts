import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { atTheDatabase } from '#server/at-the-database.ts'
import { personByNumber, userById } from '#server/features/account/queries.ts'
import { phoneNumberFrom } from '#server/features/account/rules.ts'
import { readDiary } from './diary.ts'
import { importDiary } from './service.ts'

const usage = 'usage: npm run import -- diary.jsonl --user <phone number>'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { user: { type: 'string' } } })
const [file] = positionals
const number = values.user && phoneNumberFrom(values.user)

await atTheDatabase(async (services) => {
  if (!file || !number) throw new Error(usage)
  const userId = await personByNumber(services, number)
  if (!userId) throw new Error('nobody is registered with that phone number')
  const { timeZone } = await userById(services, userId)
  const diary = readDiary((await readFile(file, 'utf8')).split('\n'), timeZone, services.now())
  const added = await importDiary(services, userId, diary)
  process.stdout.write(`${added} of ${diary.length} entries added, ${diary.length - added} were there already\n`)
})
