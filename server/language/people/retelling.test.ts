import { expect, test } from 'vitest'
import { retold } from './retelling.ts'

const told = (quote: string) => retold({ source: 'manual', writtenOn: '2026-03-03', quote }, '2026-03-04')

test.each([
  ['I have to block my mornings', 'You wrote yesterday that you have to block your mornings.'],
  ['And I want to finish the shelf.', 'You wrote yesterday that you want to finish the shelf.'],
  ['The results come on Friday.', 'You wrote yesterday that the results come on Friday.'],
])('“%s” is told as “%s”', (quote, expected) => {
  expect(told(quote)).toBe(expected)
})

test.each([
  'The surgery is tomorrow.',
  'I start in two weeks.',
  'I leave next month.',
  'We fly on Friday.',
  'We have a date for the surgery. It’s in May.',
])('“%s” stays true only as a quote', (quote) => {
  expect(told(quote)).toBe(`You wrote yesterday: “${quote}”`)
})

test('what was said on a call was not written', () => {
  const said = retold({ source: 'call', writtenOn: '2026-03-03', quote: 'I want to call Leo.' }, '2026-03-06')
  expect(said).toBe('You said on Tuesday that you want to call Leo.')
})
