import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ConfigError } from '#server/platform/config.ts'

const file = 'help-lines.json'
const number = z.string().regex(/^\+?[0-9][0-9 ()-]{1,20}$/, 'must be a telephone number')
const zone = z.string().refine(isZone, 'must be a time zone such as Asia/Tokyo')

const HostLine = z
  .strictObject({
    country: z.string().regex(/^(?:[A-Z]{2})?$/, 'must be two capital letters, or empty for anywhere'),
    name: z.string().trim().min(1).max(80),
    call: number.nullable().default(null),
    text: z
      .strictObject({ number, message: z.string().trim().min(1).max(20).nullable().default(null) })
      .nullable()
      .default(null),
    website: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .default(null),
    emergency: number.nullable(),
    checkedOn: z.iso.date('must be a day such as 2026-11-21'),
    /** For a country whose zones are not known here. */
    timeZones: z.array(zone).default([]),
  })
  .refine(({ call, text, website }) => call || text || website, 'needs call, text or website')
export type HostLine = z.infer<typeof HostLine>

/** DATA_DIR/help-lines.json, if the host keeps one. A wrong one stops the start, naming what is wrong. */
export async function hostLines(dataDir: string): Promise<HostLine[]> {
  const text = await readFile(join(dataDir, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return []
  const read = z.array(HostLine).safeParse(parsed(text))
  if (read.success) return read.data
  const [first] = read.error.issues
  throw new ConfigError(`DATA_DIR/${file}: ${[first?.path.join('.'), first?.message].filter(Boolean).join(': ')}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ConfigError(`DATA_DIR/${file}: is not JSON`)
  }
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
