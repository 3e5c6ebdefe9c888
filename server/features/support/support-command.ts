import { parseArgs } from 'node:util'
import { atTheDatabase } from '#server/at-the-database.ts'
import { openRequests } from './queries.ts'
import { asText } from './rules.ts'
import { markHandled, removeRequest } from './service.ts'

const usage = 'usage: npm run support [-- done <number> | -- remove <number>]'
const say = (text: string) => void process.stdout.write(`${text}\n`)

const [verb, number] = parseArgs({ allowPositionals: true }).positionals

await atTheDatabase(async (services) => {
  if (verb === undefined) {
    const open = await openRequests(services)
    return say(open.length > 0 ? open.map(asText).join('\n\n') : 'no open requests')
  }
  const id = Number(number)
  if (!Number.isSafeInteger(id)) throw new Error(usage)
  if (verb === 'done') {
    if (!(await markHandled(services, id))) throw new Error(`there is no open request ${id}`)
    return say(`${id} is done`)
  }
  if (verb !== 'remove') throw new Error(usage)
  if (!(await removeRequest(services, id))) throw new Error(`there is no request ${id}`)
  say(`${id} is removed`)
})
