import { readFileSync } from 'node:fs'
import { buckets } from './features.ts'

const magic = 'SENT'
const headBytes = 8

/** "SENT", the step as a little-endian float, then a byte a weight. */
export function packedWeights(weights: Float32Array): Buffer {
  const sizes = weights.map(Math.abs).sort()
  const step = (sizes[Math.floor(sizes.length * 0.9998)] ?? 1) / 127
  const head = Buffer.alloc(headBytes)
  head.write(magic, 'latin1')
  head.writeFloatLE(step, 4)
  const bytes = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / step))))
  return Buffer.concat([head, Buffer.from(bytes.buffer)])
}

/** Throws one clear line where the file is missing or broken. */
export function readWeights(file: URL): Float32Array {
  const bytes = read(file)
  if (bytes.length !== headBytes + buckets || bytes.toString('latin1', 0, 4) !== magic)
    throw new Error(`${file.pathname} is broken: take it from the repository, or run npm run learn:sentences`)
  const step = bytes.readFloatLE(4)
  return Float32Array.from(new Int8Array(bytes.buffer, bytes.byteOffset + headBytes, buckets), (byte) => byte * step)
}

function read(file: URL): Buffer {
  try {
    return readFileSync(file)
  } catch (cause) {
    throw new Error(`${file.pathname} cannot be read: take it from the repository, or run npm run learn:sentences`, {
      cause,
    })
  }
}
