import { expect, test } from 'vitest'
import { durationInWords, durationsIn } from './durations.ts'
import { countInWords, countOf, numberOf, ordinalOf, withDigits } from './numbers.ts'

test('a number is the same in words and in digits', () => {
  expect(['7', 'seven', 'Twenty five', 'twenty-five', '7.5'].map(numberOf)).toEqual([7, 7, 25, 25, 7.5])
  expect(numberOf('seventh')).toBeNull()
  expect(['5th', 'fifth', 'twenty-first', 'five'].map(ordinalOf)).toEqual([5, 5, 21, null])
  expect([0, 12, 20, 45].map(countInWords)).toEqual(['zero', 'twelve', 'twenty', 'forty-five'])
})

test('a vague count has a least and a most', () => {
  expect(['three', 'a few', 'a couple of', 'an'].map(countOf)).toEqual([
    [3, 3],
    [2, 5],
    [2, 2],
    [1, 1],
  ])
})

test('only number words become digits', () => {
  expect(withDigits('about six out of ten, in twenty-five minutes')).toBe('about 6 out of 10, in 25 minutes')
  expect(withDigits('Someone often listens.')).toBe('Someone often listens.')
})

test('lengths of time are read and told in words', () => {
  const minutes = (text: string) => durationsIn(text).map((duration) => duration.minutes)
  expect(minutes('two hours and ten minutes, then three quarters of an hour')).toEqual([130, 45])
  expect(minutes('a quarter of an hour')).toEqual([15])
  expect([25, 30, 90, 150, 125].map(durationInWords)).toEqual([
    'twenty-five minutes',
    'half an hour',
    'an hour and a half',
    'two and a half hours',
    'two hours and five minutes',
  ])
})
