import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'

/** One gzip stream of JSON lines: objects say what comes, arrays are rows. The last line proves the rest. */
export const Header = z.object({
  journalBackup: z.literal(1),
  takenAt: z.string(),
  migrations: z.array(z.string()).min(1),
})
export const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) })
export const SequencesLine = z.object({ sequences: z.record(z.string(), z.string()) })
export const Row = z.array(z.string().nullable())
const Footer = z.object({ rows: z.int(), sha256: z.string() })

/** Writes beside the file and renames at the end, so that a file of that name is a whole one. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const draft = `${file}.new`
  const handle = await open(draft, 'w', 0o600)
  try {
    await pipeline(proven(lines), createGzip({ level: 5 }), handle.createWriteStream({ flush: true }))
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function* proven(lines: AsyncIterable<string>) {
  const hash = createHash('sha256')
  let rows = 0
  for await (const line of lines) {
    if (line.startsWith('[')) rows += 1
    hash.update(`${line}\n`)
    yield `${line}\n`
  }
  yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`
}

/** Reads every line once and returns the header; throws one plain line when the file is not a whole backup. */
export async function verified(file: string): Promise<z.infer<typeof Header>> {
  const hash = createHash('sha256')
  let [first, last, rows] = ['', '', 0]
  for await (const line of readLines(file)) {
    if (last) hash.update(`${last}\n`)
    if (last.startsWith('[')) rows += 1
    first ||= line
    last = line
  }
  const header = Header.safeParse(parsed(first))
  if (!header.success) throw new Error(`${file} is not a backup of Journal AI`)
  const footer = Footer.safeParse(parsed(last))
  if (!footer.success) throw damaged(file)
  if (footer.data.rows !== rows || footer.data.sha256 !== hash.digest('hex')) throw damaged(file)
  return header.data
}

// Split by hand: readline also splits at U+2028, which a name may hold.
export async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const stream = createGunzip()
  source.on('error', (error) => stream.destroy(error))
  let rest: Buffer[] = []
  try {
    for await (const chunk of source.pipe(stream) as AsyncIterable<Buffer>) {
      let from = 0
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, end)]).toString()
        rest = []
        from = end + 1
      }
      rest.push(chunk.subarray(from))
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new Error(`There is no file ${file}`)
    if (code.startsWith('Z_')) throw damaged(file)
    throw error
  } finally {
    source.destroy()
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

const damaged = (file: string) => new Error(`${file} is damaged or cut short; nothing was changed`)
