import { expect, test } from 'vitest'
import { termsAsked, termsIn } from './terms.ts'

test('capitals, accents and apostrophes make no difference', () => {
  expect(termsIn('CAFÉ, cafe\u0301 — “Zoë’s” café')).toEqual(['cafe', 'cafe', 'zoe', 'cafe'])
  expect(termsIn("I didn’t; DIDN'T. It's five o'clock")).toEqual(['i', 'didnt', 'didnt', 'it', 'five', 'oclock'])
})

test('words joined by a hyphen are words of their own, and numbers are words', () => {
  expect(termsIn('coffee-house at 7.30, room 12b')).toEqual(['coffee', 'house', 'at', '7', '30', 'room', '12b'])
})

test('signs are no words, but a picture is one', () => {
  expect(termsIn('…!? % _ " ')).toEqual([])
  expect(termsIn('We won🎉🎉')).toEqual(['we', 'won', '🎉', '🎉'])
})

test('what is written without spaces is found by any part of it', () => {
  const kept = new Set(termsIn('今日は東京都に行った。'))
  const finds = (query: string) => termsAsked(query).every((term) => [...kept].some((one) => one.startsWith(term)))
  expect(['東京都', '京都', '都', '東京 行った'].map(finds)).toEqual([true, true, true, true])
  expect(finds('大阪')).toBe(false)
})

test('a word asked twice is one word', () => {
  expect(termsAsked('heron Heron, the')).toEqual(['heron', 'the'])
})

test('a text of any length and letters has no term without an end', () => {
  expect(termsIn('a'.repeat(5000))[0]).toHaveLength(40)
  expect(termsIn('नमस्ते दुनिया')).toHaveLength(2)
})
