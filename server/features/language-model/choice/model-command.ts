import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { atTheDatabase } from '#server/at-the-database.ts'
import { readConfig } from '#server/platform/config.ts'
import { chooseModel, forgetModel } from './choosing.ts'

const usage =
  'usage: npm run model -- [<address>] [--model <name>] [--key-file <file>] [--anyway], or npm run model -- off'

await atTheDatabase(async (services) => {
  const config = readConfig(process.env)
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const { address, model, keyFile, isAnyway } = wish()
  if (address === 'off') return forgetModel(services, config, say)
  const apiKey = keyFile === undefined ? undefined : await keyIn(keyFile)
  await chooseModel(
    services,
    config,
    { isAnyway, ...(address && { address }), ...(model && { model }), ...(apiKey && { apiKey }) },
    say,
  )
})

function wish() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { model: { type: 'string' }, 'key-file': { type: 'string' }, anyway: { type: 'boolean' } },
    })
    const [address, ...others] = positionals
    if (others.length > 0) throw new Error(usage)
    return { address, model: values.model, keyFile: values['key-file'], isAnyway: values.anyway ?? false }
  } catch {
    throw new Error(usage)
  }
}

/** Never on the command line, where others on the machine and the shell's history could read it. */
async function keyIn(file: string): Promise<string> {
  const key = await readFile(resolve(process.env.INIT_CWD ?? '.', file), 'utf8').catch(() => '')
  if (key.trim() === '') throw new Error('--key-file: the file cannot be read, or is empty')
  return key.trim()
}
