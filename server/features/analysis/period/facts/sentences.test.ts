import { expect, test } from 'vitest'
import { diary } from '#server/testing/data/sets.ts'
import { quotesIn, sentencesIn } from './sentences.ts'

test('a text is cut where its sentences end, not after “Mr.” or an initial', () => {
  expect(sentencesIn('Went to Mr. Gunning’s chapel. T. Hater came! And then?\nHome.')).toEqual([
    'Went to Mr. Gunning’s chapel.',
    'T. Hater came!',
    'And then?',
    'Home.',
  ])
})

test('a sentence too long to be quoted is cut where a clause ends', () => {
  const long = `We walked to the mill, ${'and talked about the old days and what became of them, '.repeat(4)}but it was late; so we went home.`
  const quotes = quotesIn(long)
  expect(quotes.length).toBeGreaterThan(1)
  for (const quote of quotes) {
    expect(long).toContain(quote)
    expect(quote.length).toBeLessThanOrEqual(180)
    expect(quote).toMatch(/[^\s,;:]$/)
  }
})

test('speech without a full stop that cannot be cut is not quoted', () => {
  expect(quotesIn('so then we went on and on '.repeat(12))).toEqual([])
})

test('through a diary of nine years every quote stands in its entry just so', () => {
  const texts = diary() ?? ['Some days. Mr. Fox came by; we talked, and it was late.']
  let count = 0
  for (const text of texts) for (const quote of quotesIn(text)) if (text.includes(quote)) count += 1
  expect(count).toBe(texts.reduce((sum, text) => sum + quotesIn(text).length, 0))
})
