import { readFileSync } from 'node:fs'
import { unpacked, type Weights } from './asset.ts'
import { places, tables, tablesSize } from './features.ts'

const asset = new URL('../../../models/mood/weights.bin', import.meta.url)

/** What every feature weighs, by its place. Throws one clear line where the file is missing or broken. */
export function weightsFrom(file: URL): Float32Array {
  const weights = read(file)
  if (!weights) throw new Error(`${file.pathname} is missing or broken: take it from the repository again`)
  const values = new Float32Array(tablesSize)
  for (const table of tables) {
    const { start, size } = places[table]
    for (let place = start; place < start + size; place += 1)
      values[place] = (weights.bytes[place] ?? 0) * weights.steps[table]
  }
  return values
}

function read(file: URL): Weights | null {
  try {
    return unpacked(readFileSync(file))
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') return null
    throw error
  }
}

export const shipped = weightsFrom(asset)
