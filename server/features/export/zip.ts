import { setImmediate as breath } from 'node:timers/promises'
import { Zip, ZipDeflate } from 'fflate'

export type TextFile = { name: string; changedAt: Date; text: AsyncIterable<string> | Iterable<string> }

/** A zip knows no time before; a diary may. */
const earliest = new Date('1980-01-02T00:00:00Z')
const handedOutBytes = 64 * 1024

/** Packs one file after the other, and hands out what is packed before it asks for more. */
export async function* zipOf(files: AsyncIterable<TextFile>): AsyncGenerator<Buffer> {
  let packed: Uint8Array[] = []
  let packedBytes = 0
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    packed.push(bytes)
    packedBytes += bytes.length
  })

  function* handOut(from: number) {
    if (packedBytes < from) return
    const bytes = Buffer.concat(packed)
    packed = []
    packedBytes = 0
    yield bytes
  }

  for await (const { name, changedAt, text } of files) {
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = changedAt < earliest ? earliest : changedAt
    zip.add(file)
    for await (const piece of text) {
      file.push(Buffer.from(piece))
      yield* handOut(handedOutBytes)
    }
    file.push(new Uint8Array(), true)
    yield* handOut(handedOutBytes)
    // Packing keeps the processor; others must not wait for a whole journal.
    await breath()
  }
  zip.end()
  yield* handOut(0)
}
