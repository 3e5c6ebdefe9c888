import { expect, test } from 'vitest'
import { read } from '../read.ts'
import { datesIn, periodIn } from './dates.ts'

/** A Tuesday. */
const tuesday = Temporal.PlainDate.from('2026-03-03')
/** A Saturday. */
const saturday = Temporal.PlainDate.from('2026-11-21')

const told = ({ from, to }: { from: Temporal.PlainDate; to: Temporal.PlainDate }) =>
  from.equals(to) ? `${from}` : `${from} ${to}`
const days = (text: string) => datesIn(read(text), { on: tuesday }).map(told)
const period = (question: string) => {
  const found = periodIn(read(question), saturday)
  return found && told(found)
}

test.each([
  ['The results come on Friday.', '2026-03-06'],
  ['Mom’s surgery is tomorrow at eight.', '2026-03-04'],
  ['The results come the day after tomorrow.', '2026-03-05'],
  ['I start in two weeks.', '2026-03-17'],
  ['In three weeks the results come.', '2026-03-24'],
  ['The exam is on March 20th.', '2026-03-20'],
  ['It is due by Monday.', '2026-03-09'],
  ['I see her next Friday.', '2026-03-13'],
  ['The rent is due by the 5th.', '2026-03-05'],
  ['We fly in a fortnight.', '2026-03-17'],
  ['We go to the lake this weekend.', '2026-03-07 2026-03-08'],
  ['Let us meet a week on Friday.', '2026-03-13'],
  ['The deadline is the week of March 9.', '2026-03-09 2026-03-15'],
  ['He leaves at the end of the month.', '2026-03-25 2026-03-31'],
  ['By Christmas I want to be done.', '2026-12-25'],
  ['The exam was moved to Friday.', '2026-03-06'],
  ['in october i go to spain', '2026-10-01 2026-10-31'],
  ['My birthday is on February 29.', '2028-02-29'],
])('%s lies ahead', (text, expected) => {
  const [found, ...others] = datesIn(read(text), { on: tuesday })
  expect(found && told(found)).toBe(expected)
  expect(found?.isAhead).toBe(true)
  expect(others).toEqual([])
})

test.each([
  ['We went to the lake this weekend.', '2026-02-28 2026-03-01'],
  ['Last Friday was long.', '2026-02-27'],
  ['I told Leo, and we went on Friday.', '2026-02-27'],
  ['On Friday, we went home.', '2026-02-27'],
  ['I saw her a fortnight ago.', '2026-02-16 2026-02-22'],
  ['A couple of weeks ago Leo called.', '2026-02-16 2026-02-22'],
  ['A few days ago Leo called.', '2026-02-26 2026-03-01'],
  ['In October we moved.', '2025-10-01 2025-10-31'],
  ['Back in spring I was fine.', '2025-03-01 2025-05-31'],
  ['I called on the 12th.', '2026-02-12'],
  ['Christmas was quiet.', '2025-12-25'],
  ['It is Tuesday.', '2026-03-03'],
])('%s lies behind', (text, expected) => {
  expect(days(text)).toEqual([expected])
  expect(datesIn(read(text), { on: tuesday })[0]?.isAhead).toBe(false)
})

test.each([
  'I sat down and she sat too.',
  'it may rain and I march on',
  'It was simple and may be boring to some.',
  'He laughs like there is no tomorrow.',
  'Wait a second now, at one point it was fine.',
  'Fridays are for pizza, and I love every Friday.',
  'We live on the 5th floor.',
  'The Christmas tree fell.',
  'My friend April called, the sun is out.',
  'I gave it 7/10 and ate 3/4 of it.',
  'I haven’t seen her in two weeks.',
  'I slept well for the first time in three weeks.',
  'The weekend of the surgery was hard.',
  'The exam is on February 30, 2026.',
])('%s names no day', (text) => {
  expect(days(text)).toEqual([])
})

test('a day that no tense places is where the reader expects it', () => {
  const on = (bias: 'past' | 'future') => datesIn(read('Friday'), { on: tuesday, bias }).map(told)
  expect([on('past'), on('future')]).toEqual([['2026-02-27'], ['2026-03-06']])
})

test('a date stands in its text just so, also behind an accent', () => {
  const text = 'Café’s over. See you the day after tomorrow!'
  const [found] = datesIn(read(text), { on: tuesday })
  expect(found?.text).toBe('the day after tomorrow')
  expect(text.slice(found?.start, found?.end)).toBe('the day after tomorrow')
})

test.each([
  ['on 2026-03-03', '2026-03-03'],
  ['on March 3rd, 2025', '2025-03-03'],
  ['on the 3rd of March', '2026-03-03'],
  ['on December 24', '2025-12-24'],
  ['in February 2024', '2024-02-01 2024-02-29'],
  ['in the first week of October', '2026-10-01 2026-10-07'],
  ['in the last week of February 2024', '2024-02-23 2024-02-29'],
  ['in 2024', '2024-01-01 2024-12-31'],
  ['since September', '2026-09-01 2026-11-21'],
  ['since summer', '2026-06-01 2026-11-21'],
  ['between May and July', '2026-05-01 2026-07-31'],
  ['from Monday to Wednesday', '2026-11-16 2026-11-18'],
  ['yesterday', '2026-11-20'],
  ['three weeks ago', '2026-10-26 2026-11-01'],
  ['in the last 10 days', '2026-11-12 2026-11-21'],
  ['How many times did I run this month?', '2026-11-01 2026-11-30'],
  ['last week', '2026-11-09 2026-11-15'],
  ['How was last weekend?', '2026-11-14 2026-11-15'],
  ['the past month', '2026-10-22 2026-11-21'],
  ['last Monday', '2026-11-16'],
  ['on Saturday', '2026-11-14'],
  ['am i less anxious than in october', '2026-10-01 2026-10-31'],
  ['What did I do the weekend of the surgery?', null],
  ['What did I write about Lisbon?', null],
])('a question asks of %s', (question, expected) => {
  expect(period(question)).toBe(expected)
})
