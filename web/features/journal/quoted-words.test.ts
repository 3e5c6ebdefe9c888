import { expect, test } from 'vitest'
import { quotedIn, quoteHash, rangeOf } from './quoted-words.ts'

test('words travel in the hash and come back just so', () => {
  const words = 'It’s 100% done & dusted, “she” said #1.'
  expect(quotedIn(`#${quoteHash(words)}`)).toBe(words)
})

test('another hash, an empty or a broken one asks for no words', () => {
  for (const hash of ['', '#content', '#quote=', '#quote=%E0%A4%A'])
    expect([hash, quotedIn(hash)]).toEqual([hash, null])
})

test('the words are found where they stand, and nowhere else', () => {
  document.body.innerHTML = '<h1>The fence</h1><p>We began. The fence is finished. We rested.</p>'
  expect(rangeOf(document.body, 'The fence is finished.')?.toString()).toBe('The fence is finished.')
  expect(rangeOf(document.body, 'The gate is finished.')).toBeNull()
})
