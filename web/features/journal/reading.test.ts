import { expect, test } from 'vitest'
import { cut, moodBand, readingMinutes } from './reading.ts'

test('a mood falls into one of four bands', () => {
  expect([10, 8, 7.9, 6, 5.9, 4, 3.9, 1].map(moodBand)).toEqual([
    'bright',
    'bright',
    'good',
    'good',
    'so-so',
    'so-so',
    'heavy',
    'heavy',
  ])
})

test('reading takes a minute for every 200 words begun', () => {
  expect([0, 1, 200, 201].map(readingMinutes)).toEqual([0, 1, 1, 2])
})

test('a text is cut only where it is longer, and never through an emoji', () => {
  expect(cut('quiet', 5)).toBe('quiet')
  expect(cut('quiet 🌿🌿', 7)).toBe('quiet 🌿…')
})

test('a text is cut between words, but for a word that fills the place', () => {
  expect(cut('Like nothing I say matters there.', 31)).toBe('Like nothing I say matters…')
  expect(cut('Bread, milk, and nothing else', 7)).toBe('Bread…')
  expect(cut('Donaudampfschifffahrt', 5)).toBe('Donau…')
})
