import { expect, test } from 'vitest'
import { read } from '../read.ts'
import { isAnswered } from './answering.ts'
import { threadsIn } from './threads.ts'

/** A Tuesday. */
const tuesday = Temporal.PlainDate.from('2026-03-03')
const open = (text: string) =>
  threadsIn(read(text), tuesday).map(({ what, dueDay, kind }) => [what, dueDay?.toString() ?? null, kind])
const whats = (text: string) => open(text).map(([what]) => what)

test('what has a day and what is meant to be done are open', () => {
  expect(open('A long day. The results come on Friday. I want to call Leo.')).toEqual([
    ['The results come on Friday.', '2026-03-06', 'wait'],
    ['I want to call Leo.', null, 'plan'],
  ])
  expect(open('Tonight I need to write to my brother.')).toEqual([
    ['Tonight I need to write to my brother.', null, 'plan'],
  ])
  expect(open('The results come the day after tomorrow.')).toEqual([
    ['The results come the day after tomorrow.', '2026-03-05', 'wait'],
  ])
})

test('what comes is open also behind something that has been', () => {
  expect(open('I got the job at the library, I start on Monday.')).toEqual([
    ['I start on Monday.', '2026-03-09', 'plan'],
  ])
  expect(open('I told Leo, and we went on Friday.')).toEqual([])
})

test.each([
  'My mum is having her biopsy on Friday and I keep not thinking about it.',
  'My mum is having her biopsy on Friday, and I feel sick.',
  'My mum is having her biopsy on Friday but I haven’t told anyone.',
  'My mum is having her biopsy on Friday and I can’t stop thinking about it.',
  'My mum is having her biopsy on Friday, and I’m not ready for it.',
])('%s is open for its day, without what it stirs', (sentence) => {
  expect(open(sentence)).toEqual([['My mum is having her biopsy on Friday', '2026-03-06', 'wait']])
})

test.each([
  ['I need to call Anna about the lease.', 'plan'],
  ['I have to block my mornings, and I have said that before.', 'plan'],
  ['I’m going to ask Dana whether she wants to come.', 'plan'],
  ['I want to ask Luis if I can try her anpan recipe.', 'plan'],
  ['We’ll paint the kitchen at the weekend.', 'plan'],
  ['i should call my sister back', 'plan'],
  ['I promised Leo to bring the drill back.', 'promise'],
  ['Still waiting for the results of the scan.', 'wait'],
  ['Still no word from the landlord.', 'wait'],
  ['I haven’t heard back from them.', 'wait'],
  ['Mom’s surgery is tomorrow at eight.', 'wait'],
  ['Leo flies to Lisbon next week.', 'wait'],
  ['Tomorrow we hear about Mom.', 'wait'],
  ['Dad and I are taking Sunday off.', 'plan'],
  ['Tomorrow is my interview at the bakery.', 'wait'],
  ['I’m worried about the rent.', 'worry'],
])('“%s” leaves something open', (sentence, kind) => {
  expect(open(sentence).map(([, , one]) => one)).toEqual([kind])
})

test.each([
  'We went to the lake on Friday.',
  'On Thursday we went to the lake.',
  'Maybe we meet on Friday.',
  'Nothing is planned for tomorrow.',
  'If it rains on Friday, I will stay in bed.',
  'If I cook at home until December the trip is possible.',
  'Hopefully tomorrow is better.',
  'I should be a better daughter.',
  'I wanted to call Leo.',
  'I needed to call Anna, and I did.',
  'I don’t want to call him.',
  'I won’t call Anna tomorrow.',
  'Should I call him tomorrow?',
  'I could call Anna every day of my life.',
  'He said “I will call you on Friday.”',
  'The party is on Friday and I am not going.',
  'The party is on Friday, but I can’t go.',
  'I was waiting for the bus when it rained.',
  'I have to say that the soup was good.',
  'We talked about what tomorrow had meant to us.',
  'I should sleep.',
  'Tomorrow is a fresh day with new horizons.',
  'I hate having to wait on others.',
  'There is other stuff that I have to do.',
  'I’ll work on it some more today.',
  'I had some pains that worried me.',
  'When I got home a meal was waiting for me.',
  'Okay, I should call.',
  'I need to go to bed.',
  'May 1st (Lord’s day). Up early.',
  'The teacher is called Roberto and he must be eighty.',
])('%s leaves nothing open', (sentence) => {
  expect(open(sentence)).toEqual([])
})

test('what cannot be understood by itself is left open together with the sentence before, or not at all', () => {
  const both = 'We have a date for Mom’s surgery. It’s in five days.'
  expect(open(`${both} She is making lists.`)).toEqual([[both, '2026-03-08', 'wait']])
  expect(whats('It goes live on Friday.')).toEqual([])
  expect(whats('I was proud. It goes live on Friday.')).toEqual([])
  expect(whats('He left. She comes on Friday.')).toEqual([])
})

const closes = (text: string, later: string, days: number) => {
  const [thread] = threadsIn(read(text), tuesday)
  if (!thread) throw new Error(`nothing is open in ${text}`)
  return isAnswered(thread, { doc: read(later), day: tuesday.add({ days }) })
}

test.each([
  ['I need to call Anna about the lease.', 'Anna says the lease is fine.', 2],
  ['I have to call Anna.', 'In the evening I called Anna.', 0],
  ['I want to repair the garden gate.', 'Leo and I repaired it. The garden gate closes again.', 1],
  ['I want to ask Luis if I can try her anpan recipe.', 'Luis said yes and I baked twelve.', 1],
  ['I have an interview on Friday at Halden’s.', 'It went well, I think.', 4],
  ['I have an interview on Friday at Halden’s.', 'The interview was short.', 3],
  ['Tomorrow we hear about Mom.', 'Mom’s results came back clean.', 1],
  ['Mom’s surgery is tomorrow at eight.', 'The surgery went well.', 1],
  ['Still waiting for the results of the scan.', 'The results came today.', 5],
  ['Still no word from the landlord.', 'The landlord wrote back.', 2],
  ['The exam is on Friday.', 'They moved the exam to May.', 1],
])('“%s” is answered by “%s”', (text, later, days) => {
  expect(closes(text, later, days)).toBe(true)
})

test.each([
  ['I need to call Anna about the lease.', 'A long run by the river.', 2],
  ['The results come on Friday.', 'I am nervous about the results.', 1],
  ['I have an interview on Friday at Halden’s.', 'I bought a shirt for the interview.', 1],
  ['Still no word from the landlord.', 'Still no word from the landlord.', 3],
  ['Still waiting for the results of the scan.', 'We got no results.', 5],
])('“%s” stays open after “%s”', (text, later, days) => {
  expect(closes(text, later, days)).toBe(false)
})
