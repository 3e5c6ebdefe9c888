import { readFileSync } from 'node:fs'

export type Marks = { concern: number; active: number }
export type LearnedWeights = {
  version: number
  buckets: number
  marks: Marks
  outputs: { bias: number; step: number; weights: Int8Array }[]
}

const magic = 'RISK'
const headBytes = 48

/** The asset: a head of 'RISK', three whole numbers, then marks, biases and steps as doubles; after it a byte for each weight. */
export function packedWeights({ version, buckets, marks, outputs }: LearnedWeights): Buffer {
  const head = Buffer.alloc(headBytes)
  head.write(magic, 0, 'latin1')
  head.writeUInt32LE(version, 4)
  head.writeUInt32LE(buckets, 8)
  head.writeUInt32LE(outputs.length, 12)
  const numbers = [marks.concern, marks.active, ...outputs.flatMap(({ bias, step }) => [bias, step])]
  for (const [at, number] of numbers.entries()) head.writeFloatLE(number, 16 + at * 4)
  return Buffer.concat([head, ...outputs.map(({ weights }) => Buffer.from(weights.buffer))])
}

/** Read at once when the server starts: without it nobody in danger would be heard, so nothing starts. */
export function readWeights(file: URL): LearnedWeights {
  const bytes = read(file)
  const count = bytes.length >= headBytes ? bytes.readUInt32LE(12) : 0
  const buckets = bytes.length >= headBytes ? bytes.readUInt32LE(8) : 0
  if (bytes.toString('latin1', 0, 4) !== magic || bytes.length !== headBytes + buckets * count || count !== 2)
    throw new Error(`${file.pathname} is broken: take it from the repository, or run npm run learn:risk`)
  const numberAt = (at: number) => bytes.readFloatLE(16 + at * 4)
  return {
    version: bytes.readUInt32LE(4),
    buckets,
    marks: { concern: numberAt(0), active: numberAt(1) },
    outputs: Array.from({ length: count }, (_, at) => ({
      bias: numberAt(2 + at * 2),
      step: numberAt(3 + at * 2),
      weights: new Int8Array(bytes.buffer, bytes.byteOffset + headBytes + at * buckets, buckets),
    })),
  }
}

function read(file: URL): Buffer {
  try {
    return readFileSync(file)
  } catch (cause) {
    throw new Error(`${file.pathname} cannot be read: take it from the repository, or run npm run learn:risk`, {
      cause,
    })
  }
}
