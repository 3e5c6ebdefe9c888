import { readFileSync } from 'node:fs'

/** One thing that was learned to be told from the rest: the log odds from which it holds, and a byte for each bucket. */
export type Output = { name: string; mark: number; bias: number; step: number; weights: Int8Array }
/**
 * `version` rises whenever the same words may be read otherwise. Where `words` are named, each is a bucket of its own, the
 * most frequent first; else buckets are hashes.
 */
export type Weights = { version: number; buckets: number; outputs: readonly Output[]; words?: readonly string[] }

const magic = 'LINEAR01'
const headFrom = magic.length + 4

/** The asset: its mark, the length of a head in JSON, that head, and then a byte a weight, output after output. */
export function packedWeights({ outputs, ...rest }: Weights): Buffer {
  const named = outputs.map(({ weights: _, ...output }) => output)
  const head = Buffer.from(JSON.stringify({ ...rest, outputs: named }))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([Buffer.from(magic), length, head, ...outputs.map(({ weights }) => Buffer.from(weights.buffer))])
}

/** Read at once when the server starts; `learn` is the command that makes the file again. */
export function readWeights(file: URL, learn: string): Weights {
  const bytes = read(file, learn)
  const weights = bytes.toString('latin1', 0, magic.length) === magic ? unpacked(bytes) : null
  if (!weights) throw new Error(`${file.pathname} is broken: take it from the repository, or run ${learn}`)
  return weights
}

function unpacked(bytes: Buffer): Weights | null {
  const from = headFrom + bytes.readUInt32LE(magic.length)
  if (bytes.length < from) return null
  const head = JSON.parse(bytes.toString('utf8', headFrom, from)) as Weights
  const { buckets, outputs } = head
  if (bytes.length !== from + buckets * outputs.length) return null
  const weightsAt = (at: number) => new Int8Array(bytes.buffer, bytes.byteOffset + from + at * buckets, buckets)
  return { ...head, outputs: outputs.map((output, at) => ({ ...output, weights: weightsAt(at) })) }
}

function read(file: URL, learn: string): Buffer {
  try {
    return readFileSync(file)
  } catch (cause) {
    throw new Error(`${file.pathname} cannot be read: take it from the repository, or run ${learn}`, { cause })
  }
}
