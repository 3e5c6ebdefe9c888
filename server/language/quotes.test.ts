import { expect, test } from 'vitest'
import { quoteAround, quotesIn } from './quotes.ts'
import { read } from './read.ts'

const quotes = (text: string, longest = 140) => quotesIn(read(text), longest).map((quote) => quote.text)

test('a text is cut where its sentences end, not after “Mr.”, a decimal or “p.m.”', () => {
  expect(quotes('Went to Mr. Gunning’s chapel at 3.30 p.m. on Jan. 5. Leo came! And then?\nHome.')).toEqual([
    'Went to Mr. Gunning’s chapel at 3.30 p.m. on Jan. 5.',
    'Leo came!',
    'And then?',
    'Home.',
  ])
})

test('a sentence that leans on the one before is quoted with it, or not at all', () => {
  expect(quotes('We have a date for the surgery. It is in May.')).toEqual([
    'We have a date for the surgery.',
    'We have a date for the surgery. It is in May.',
  ])
  expect(quotes('That was all.')).toEqual([])
  expect(quotes('This week was long.')).toEqual(['This week was long.'])
})

test('a sentence too long to be quoted is cut where a clause ends, and every piece stands in the text just so', () => {
  const long = `We walked to the mill, ${'and talked about the old days and what became of them, '.repeat(4)}but it was late; so we went home.`
  const pieces = quotes(long, 180)
  expect(pieces.length).toBeGreaterThan(1)
  for (const piece of pieces) {
    expect(long).toContain(piece)
    expect(piece.length).toBeLessThanOrEqual(180)
    expect(piece).toMatch(/[^\s,;:]$/)
  }
})

test('speech without a full stop that cannot be cut is not quoted', () => {
  expect(quotes('so long '.repeat(40))).toEqual([])
})

test('around places the sentence that holds most of them is quoted, of a long one what is near them', () => {
  const text = 'Nothing here. The knee was fine on Jan. 5 at 3.30 p.m. and the run was good. The knee again.'
  const places = [text.indexOf('knee'), text.indexOf('run')]
  expect(quoteAround(read(text), places, 140)).toBe('The knee was fine on Jan. 5 at 3.30 p.m. and the run was good.')
  const long = `${'We walked on and it was warm, '.repeat(12)}and the knee was fine, ${'and we went on and it was warm, '.repeat(12)}home.`
  const quote = quoteAround(read(long), [long.indexOf('knee')], 140)
  expect(quote).toContain('the knee was fine')
  expect(long).toContain(quote)
  expect(quote.length).toBeLessThanOrEqual(140)
})
