import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

const told = (...sentences: string[]) => ({ sentences, asked: 'What else happened?', isAskedAnew: true })
const long =
  'We drove up to the lake in my brother’s old car and it broke down twice on the way, so we walked the last mile with all ' +
  'the bags and the tent and my daughter on my shoulders, and by the time we got there the sun was gone and nobody could find ' +
  'the matches or the torch or anything to eat.'

test('a fragment is no paragraph', () => {
  expect(paragraphsOf([told('I walked to the mill.'), told('The old one by the river.')])).toHaveLength(1)
})

test('another subject begins another paragraph, also where it was told in one go', () => {
  const [first, second] = paragraphsOf([
    told(long, 'It was cold.', 'Tomorrow I start at the new office and I have to buy a shirt.', 'It must be white.'),
  ])
  expect(first).toEqual([long, 'It was cold.'])
  expect(second).toEqual(['Tomorrow I start at the new office and I have to buy a shirt.', 'It must be white.'])
})

test('what takes up the last words stays with them', () => {
  expect(
    paragraphsOf([told(long, 'My daughter asked for the matches the whole night long.', 'We laughed.')]),
  ).toHaveLength(1)
})
