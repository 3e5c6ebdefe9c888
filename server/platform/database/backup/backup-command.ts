import { mkdir, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { atConnection } from './at-connection.ts'
import { writeBackup } from './backup.ts'

const [wish] = process.argv.slice(2)

await atConnection(async (client, { dataDir, encryptionKey }) => {
  const file = await fileFor(wish, join(dataDir, 'backups'))
  await writeBackup(client, file)
  const { size } = await stat(file)
  const key = encryptionKey ? 'ENCRYPTION_KEY' : join(dataDir, 'encryption-key')
  process.stdout.write(
    `Backed up to ${file} (${Math.ceil(size / 1000)} kB).\n` +
      `It cannot be read without the key, which is not in it: keep a copy of ${key} in another place.\n`,
  )
})

/** In a folder, a name that sorts by time; npm runs us in the project's folder, the wish was made in another. */
async function fileFor(wish: string | undefined, folderByDefault: string): Promise<string> {
  const path = wish ? resolve(process.env.INIT_CWD ?? '.', wish) : folderByDefault
  const found = await stat(path).catch(() => null)
  const isFolder = !wish || wish.endsWith(sep) || found?.isDirectory()
  await mkdir(isFolder ? path : dirname(path), { recursive: true, mode: 0o700 })
  const time = Temporal.Now.instant().toString({ smallestUnit: 'second' }).replaceAll(':', '-')
  return isFolder ? join(path, `journal-${time}.backup`) : join(dirname(path), basename(path))
}
