import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { buckets } from './features.ts'
import { packedWeights, readWeights } from './weights.ts'

function fileWith(bytes: Buffer): URL {
  const folder = mkdtempSync(join(tmpdir(), 'weights-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'weights.bin'), bytes)
  return pathToFileURL(join(folder, 'weights.bin'))
}

test('weights come out of their file as they went in, to the size of a step', () => {
  const weights = new Float32Array(buckets).map((_, index) => ((index % 200) - 100) / 50)
  const read = readWeights(fileWith(packedWeights(weights)))
  const step = 2 / 127
  expect(weights.every((weight, index) => Math.abs(weight - (read[index] ?? 9)) <= step)).toBe(true)
})

test('weights that are missing, cut short or something else are refused in one line that says what to do', () => {
  const whole = packedWeights(new Float32Array(buckets))
  expect(() => readWeights(new URL('file:///nowhere/weights.bin'))).toThrow('take it from the repository')
  expect(() => readWeights(fileWith(whole.subarray(0, -1)))).toThrow('is broken')
  expect(() => readWeights(fileWith(Buffer.from('hello')))).toThrow('is broken')
})
