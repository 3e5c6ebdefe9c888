import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** The key that wraps every person's key: ENCRYPTION_KEY, or one made at the first start and kept in DATA_DIR. */
export async function hostKey({ encryptionKey, dataDir }: Pick<Config, 'encryptionKey' | 'dataDir'>): Promise<Buffer> {
  if (encryptionKey) return Buffer.from(encryptionKey, 'base64')
  const file = join(dataDir, 'encryption-key')
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (kept !== null) return keyFrom(kept)
  const key = randomBytes(32)
  await mkdir(dataDir, { recursive: true })
  await writeDurably(file, key.toString('base64'))
  return key
}

function keyFrom(text: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== 32) throw new Error('DATA_DIR/encryption-key is damaged: put the key back from your copy of it')
  return key
}

/** A key that a power cut could lose would take every journal with it. */
async function writeDurably(file: string, text: string) {
  const draft = `${file}.new`
  const handle = await open(draft, 'w', 0o600)
  await handle.writeFile(text)
  await handle.sync()
  await handle.close()
  await rename(draft, file)
}
