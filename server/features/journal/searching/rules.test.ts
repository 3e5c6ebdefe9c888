import { expect, test } from 'vitest'
import { matcher } from './rules.ts'

const entry = {
  title: 'Café with Zoë',
  content: 'We talked about Lisbon, and I didn’t want to leave.',
  transcription: 'Journal: How was it?\nAna: The heron was back.',
  themes: ['friendship', 'old town'],
}
const finds = (q: string) => matcher({ q })?.(entry)

test('a search without words asks nothing', () => {
  expect(matcher({})).toBeNull()
  expect(matcher({ q: '  " " ', tag: ' ' })).toBeNull()
})

test('every word has to occur, in whichever place', () => {
  expect(finds('lisbon heron zoe')).toBe(true)
  expect(finds('lisbon porto')).toBe(false)
})

test('capitals, accents, apostrophes and quotes make no difference', () => {
  expect(['CAFE', 'café', 'cafe\u0301', "didn't", 'DIDN’T', '"lisbon and"', '“Zoé”'].map(finds)).toEqual(
    Array(7).fill(true),
  )
})

test('the title, the text, the tags and what was said are searched, and nothing else', () => {
  expect(['café', 'lisbon', 'old town', 'heron'].map(finds)).toEqual([true, true, true, true])
  expect(['content', 'themes', 'transcription'].map(finds)).toEqual([false, false, false])
})

test('a part of a tag finds the tag', () => {
  expect(matcher({ tag: 'Friend' })?.(entry)).toBe(true)
  expect(matcher({ tag: 'lisbon' })?.(entry)).toBe(false)
  expect(matcher({ tag: 'town', q: 'porto' })?.(entry)).toBe(false)
})
