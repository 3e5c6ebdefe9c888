import { copyFile, readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { lastComplaint } from './run.ts'

const largest = 5_000_000

export const serverLog = (cluster: string) => join(cluster, 'server.log')

/** The server appends to an open file, so the file is emptied in place; what it held is kept once. */
export async function keepShort(cluster: string) {
  const file = serverLog(cluster)
  const found = await stat(file).catch(() => null)
  if (!found || found.size < largest) return
  await copyFile(file, `${file}.1`)
  await truncate(file)
}

/** Why the server did not start, as it says itself. */
export async function complaintSince(cluster: string, position: number): Promise<string> {
  const text = await readFile(serverLog(cluster)).catch(() => Buffer.alloc(0))
  return lastComplaint(text.subarray(position).toString()) || 'it does not say why'
}

/** Where the next line will be written. */
export async function endOfLog(cluster: string): Promise<number> {
  const file = await stat(serverLog(cluster)).catch(() => null)
  return file?.size ?? 0
}
