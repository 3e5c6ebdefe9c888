import { expect, test } from 'vitest'
import { read } from '../read.ts'
import { placesOf } from './lemma-phrases.ts'

const places = (phrase: string, text: string) => placesOf(phrase, read(text).tokens)

test('a phrase is met by forms and lemmas, in their order', () => {
  expect(places('when * last', 'so when did I last cry')).toEqual([1, 4])
  expect(places('keep put off', 'what do i keep putting off')).toEqual([3, 4, 5])
  expect(places('last when', 'when did I last cry')).toBeNull()
})

test('no more than five words stand between, and the ends are ends', () => {
  expect(places('when * last', 'when the very old man next door last')).toBeNull()
  expect(places('^ hello/hi $', 'hi')).toEqual([0])
  expect(places('^ hello/hi $', 'hi Leo called')).toBeNull()
  expect(places('^ why', 'tell me why')).toBeNull()
})
