import { places, type Table, tables, tablesSize } from './features.ts'

/** One byte a weight, with a step of its own for each table. */
export type Weights = { bytes: Int8Array; steps: Record<Table, number> }

const magic = 0x4d4f4f44
const [headerBytes, headerNumbers] = [8 + 4 * 4, 2]

/** Order-dependent, so that a file cut short or with bytes exchanged is noticed. */
function checksum(bytes: Int8Array): number {
  let sum = 0
  for (const byte of bytes) sum = (Math.imul(sum, 31) + byte) | 0
  return sum
}

/** "MOOD", a checksum, a step for each table, then the tables; all numbers are little-endian. */
export function packed(weights: Float64Array): Uint8Array {
  const file = new Uint8Array(headerBytes + tablesSize)
  const header = new DataView(file.buffer)
  const bytes = new Int8Array(file.buffer, headerBytes)
  for (const [index, table] of tables.entries()) {
    const { start, size } = places[table]
    const step = weights.subarray(start, start + size).reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127
    header.setFloat32((headerNumbers + index) * 4, step, true)
    for (let place = start; place < start + size; place += 1) bytes[place] = Math.round((weights[place] ?? 0) / step)
  }
  header.setUint32(0, magic, true)
  header.setInt32(4, checksum(bytes), true)
  return file
}

/** null where the file is none of ours, or broken. */
export function unpacked(file: Uint8Array): Weights | null {
  if (file.byteLength !== headerBytes + tablesSize) return null
  const header = new DataView(file.buffer, file.byteOffset)
  const bytes = new Int8Array(file.buffer, file.byteOffset + headerBytes, tablesSize)
  if (header.getUint32(0, true) !== magic || header.getInt32(4, true) !== checksum(bytes)) return null
  const steps = tables.map((table, index) => [table, header.getFloat32((headerNumbers + index) * 4, true)])
  return { bytes, steps: Object.fromEntries(steps) }
}
