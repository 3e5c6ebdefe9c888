import { expect, test } from 'vitest'
import { notes } from '../../testing/days.ts'
import { quotable } from './quoting.ts'
import { openThreads } from './threads.ts'

const open = (days: Record<string, string>) =>
  openThreads(notes(...Object.entries(days).map(([day, content]) => ({ day, content }))).map(quotable))
const quotes = (days: Record<string, string>) => open(days).map(({ quote }) => quote)

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

test('“the day after tomorrow” is two days ahead, and what is waited for is open without a day', () => {
  expect(open({ '2026-11-16': 'The results come the day after tomorrow.' })[0]?.due).toBe('2026-11-18')
  expect(quotes({ '2026-11-16': 'Still no word from the landlord.' })).toEqual(['Still no word from the landlord.'])
})

test('what asks for help is no thread', () => {
  expect(quotes({ '2026-11-16': 'Tomorrow I am going to kill myself. I need to write the letters.' })).toEqual([])
})
