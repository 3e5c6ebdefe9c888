import { expect, test } from 'vitest'
import { statedMood } from './stated.ts'

test.each([
  ['I’d give today a 7 out of 10.', 7],
  ['mood: 4/10', 4],
  ['Mood 6', 6],
  ['My mood is about a seven.', 7],
  ['today was a solid 8', 8],
  ['i would say my mood today is maybe a six out of ten', 6],
  ['I’d rate my day a 6.5 out of 10', 6.5],
  ['7 out of 10', 7],
  ['Eight out of ten.', 8],
  ['I feel like a 3/10 honestly', 3],
  ['Yesterday was a 3/10. Today is a 7/10.', 7],
  ['I was at a two out of ten this morning and I am a five out of ten now, so my day turned', 5],
  ['my mood is zero out of ten', 1],
  ['mood 11/10!', 10],
])('“%s” states %d', (text, mood) => {
  expect(statedMood(text)).toBe(mood)
})

test.each([
  'I’d give the movie an 8 out of 10.',
  'Pain was a 7/10 most of the day.',
  'On 7/10/2026 we moved, and today is our anniversary.',
  '9 out of 10 people would have left, I feel.',
  'My mood was fine at 7 o’clock.',
  'Today was a 10 mile run.',
  'The restaurant was 10/10.',
  'I gave it my all today, two of them even.',
  'Nothing was said about numbers today.',
])('“%s” states no mood', (text) => {
  expect(statedMood(text)).toBeNull()
})
