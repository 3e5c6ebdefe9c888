import { expect, test } from 'vitest'
import { notes } from '../../testing/days.ts'
import { quotable } from './quoting.ts'
import { announces, openThreads } from './threads.ts'

const open = (days: Record<string, string>) =>
  openThreads(notes(...Object.entries(days).map(([day, content]) => ({ day, content }))).map(quotable))
const quotes = (days: Record<string, string>) => open(days).map(({ quote }) => quote)

test.each([
  'I need to call Anna about the lease.',
  'I have to block my mornings, and I have said that before.',
  'I’m going to ask Dana whether she wants to come.',
  'Still waiting for the results of the scan.',
  'Mom’s surgery is tomorrow at eight.',
  'Leo flies to Lisbon next week.',
  'The interview is on Thursday.',
  'We’ll paint the kitchen at the weekend.',
])('“%s” announces something', (sentence) => {
  expect(announces(sentence)).toBe(true)
})

test.each([
  'On Thursday we went to the lake.',
  'I needed to call Anna, and I did.',
  'I was waiting for the bus when it rained.',
  'I have to say that the soup was good.',
  'I want to be kinder to myself.',
  'Should I call Anna tomorrow?',
  'I won’t call Anna tomorrow.',
  'If I cook at home until December the trip is possible.',
  'I could call Anna every day of my life.',
  'We talked about what tomorrow had meant to us.',
])('“%s” does not', (sentence) => {
  expect(announces(sentence)).toBe(false)
})

test('what is not taken up again is open', () => {
  expect(
    quotes({ '2026-11-16': 'I need to call Anna about the lease.', '2026-11-18': 'A long run by the river.' }),
  ).toEqual(['I need to call Anna about the lease.'])
})

test('a later entry closes it, and so does a later sentence of the same entry', () => {
  expect(
    quotes({ '2026-11-16': 'I need to call Anna about the lease.', '2026-11-18': 'Anna says the lease is fine.' }),
  ).toEqual([])
  expect(
    quotes({ '2026-11-16': 'Mom’s surgery is tomorrow at eight.', '2026-11-17': 'The surgeon came out smiling.' }),
  ).toEqual([])
  expect(quotes({ '2026-11-16': 'I have to call Anna. In the evening I called her.' })).toEqual([])
})

test('an earlier entry closes nothing', () => {
  const days = { '2026-11-15': 'Anna asked about the lease.', '2026-11-16': 'I need to call Anna about the lease.' }
  expect(quotes(days)).toHaveLength(1)
})

test('a day that was named is known', () => {
  const due = (content: string) => open({ '2026-11-16': content })[0]?.due
  expect(due('The interview is tomorrow.')).toBe('2026-11-17')
  expect(due('The interview is on Thursday.')).toBe('2026-11-19')
  expect(due('The interview is on Monday.')).toBe('2026-11-23')
  expect(due('I need to prepare the interview.')).toBeNull()
})

test('what asks for help is no thread', () => {
  expect(quotes({ '2026-11-16': 'Tomorrow I am going to kill myself. I need to write the letters.' })).toEqual([])
})
