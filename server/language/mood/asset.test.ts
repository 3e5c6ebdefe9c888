import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { packed, unpacked } from './asset.ts'
import { tablesSize } from './features.ts'
import { weightsFrom } from './weights.ts'

const shipped = readFileSync(new URL('../../../models/mood/weights.bin', import.meta.url))

test('what is packed is read again within half a step', () => {
  const weights = Float64Array.from({ length: tablesSize }, (_, place) => Math.sin(place) * 3)
  const read = unpacked(packed(weights))
  expect(read?.bytes[5]).toBe(Math.round((weights[5] ?? 0) / (read?.steps.word ?? 1)))
  expect(Math.abs((read?.bytes[99] ?? 0) * (read?.steps.word ?? 0) - (weights[99] ?? 0))).toBeLessThan(3 / 127)
})

test('a file that is cut short, or has one byte wrong, is not read', () => {
  expect(unpacked(shipped)).not.toBeNull()
  expect(unpacked(shipped.subarray(0, 1000))).toBeNull()
  const spoilt = Uint8Array.from(shipped)
  spoilt[4000] = (spoilt[4000] ?? 0) ^ 1
  expect(unpacked(spoilt)).toBeNull()
})

test('missing or broken weights are said in one clear line', () => {
  const file = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'weights-')), 'weights.bin'))
  const line = /^[^\n]*weights\.bin is missing or broken: [^\n]+$/
  expect(() => weightsFrom(file)).toThrow(line)
  writeFileSync(file, 'nothing of the kind')
  expect(() => weightsFrom(file)).toThrow(line)
})
