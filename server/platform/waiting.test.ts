import { expect, test } from 'vitest'
import { inWords } from './waiting.ts'

test('whoever waits is told how long, as people say it', () => {
  const told = [5, 900, 901, 3_600, 3_601, 86_400].map(inWords)
  expect(told).toEqual(['a few minutes', 'a few minutes', 'an hour', 'an hour', 'about 2 hours', 'about 24 hours'])
})
