import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { packedWeights, readWeights } from './weights.ts'

const learn = 'npm run learn:risk'
const small = {
  version: 7,
  buckets: 4,
  outputs: [
    { name: 'concern', mark: 1.5, bias: -2, step: 0.5, weights: Int8Array.of(1, -2, 127, -127) },
    { name: 'active', mark: 2.5, bias: -3, step: 0.25, weights: Int8Array.of(0, 5, -5, 9) },
  ],
}

function fileWith(bytes: Buffer): URL {
  const folder = mkdtempSync(join(tmpdir(), 'weights-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'weights.bin'), bytes)
  return pathToFileURL(join(folder, 'weights.bin'))
}

test('what is packed comes out as it went in', () => {
  expect(readWeights(fileWith(packedWeights(small)), learn)).toEqual(small)
})

test('weights that are missing, cut short or something else are refused in one line that says what to do', () => {
  const whole = packedWeights(small)
  expect(() => readWeights(new URL('file:///nowhere/weights.bin'), learn)).toThrow(
    'cannot be read: take it from the repository',
  )
  expect(() => readWeights(fileWith(whole.subarray(0, -1)), learn)).toThrow('is broken: take it from the repository')
  expect(() => readWeights(fileWith(Buffer.from('hello')), learn)).toThrow('is broken')
})
