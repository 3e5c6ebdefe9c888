import { expect, test } from 'vitest'
import { leaningOf } from './tone.ts'

test.each([
  ['It was lovely and relaxing.', 'good'],
  ['I’m exhausted and sad.', 'hard'],
  ['It wasn’t good.', 'hard'],
  ['It was not bad.', 'good'],
  ['We laughed a lot.', 'good'],
  ['she passed her exam and we celebrated', 'good'],
  ['i feel awful and i cant sleep', 'hard'],
  ['I love my kids but I am completely overwhelmed and I cried in the car.', 'mixed'],
  ['I took the bus.', 'plain'],
  ['I had soup for lunch.', 'plain'],
  ['', 'plain'],
])('“%s” leans %s', (words, tone) => expect(leaningOf(words).tone).toBe(tone))

test('a plain word of feeling is surer than a hint', () => {
  expect(leaningOf('I am so happy and proud.').confidence).toBeGreaterThan(0.9)
  expect(leaningOf('I had to work late again').confidence).toBeLessThan(0.6)
  expect(leaningOf('zub zob zib').confidence).toBeGreaterThan(0.9)
})
