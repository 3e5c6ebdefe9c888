import { expect, test } from 'vitest'
import { notes } from '../../testing/days.ts'
import { moments } from './moments.ts'
import { quotable } from './quoting.ts'

const inDays = (...contents: string[]) =>
  moments(notes(...contents.map((content, at) => ({ day: `2026-11-${16 + at}`, content }))).map(quotable))

test('the sentence that carries most is chosen, one of an entry, the strongest first', () => {
  const { lifted, weighed } = inDays(
    'We had soup. I feel so grateful and happy today. It was nice.',
    'Work was fine. I am exhausted, angry and I feel completely drained.',
    'A quiet day with a nap.',
  )
  expect(lifted.map(({ quote }) => quote)).toEqual(['I feel so grateful and happy today.'])
  expect(weighed.map(({ quote }) => quote)).toEqual(['I am exhausted, angry and I feel completely drained.'])
})

test('a sentence whose “not” turns it round is left alone', () => {
  expect(inDays('I have not laughed like that since summer.').weighed).toEqual([])
})

test('a bright word in a heavy entry is not what lifted, nor a dark one in a bright entry what weighed', () => {
  const dark =
    'I am exhausted, hopeless and lonely. Nothing works and I feel miserable and ashamed. We had a lovely cake.'
  expect(inDays(dark).lifted).toEqual([])
})

test('questions and scraps are not quoted', () => {
  expect(inDays('Why am I so exhausted and angry and drained?').weighed).toEqual([])
  expect(inDays('Happy, grateful.').lifted).toEqual([])
})

test('nothing is quoted from an entry that asks for help, nor a sentence about someone in danger', () => {
  const grave = inDays('I feel calm and happy about it now. I want to kill myself tonight.')
  expect([...grave.lifted, ...grave.weighed]).toEqual([])
  const friend = inDays(
    'I am so sad and scared, my friend says she wants to kill herself. Work was terrible and exhausting.',
  )
  expect(friend.weighed.map(({ quote }) => quote)).toEqual(['Work was terrible and exhausting.'])
})
