import { expect, test } from 'vitest'
import { dayAhead } from './days-ahead.ts'
import { momentsIn } from './moments.ts'
import { needsCare, toneOf } from './mood.ts'
import { peopleIn } from './people.ts'
import type { RecentEntry } from './queries.ts'
import { asTold } from './second-person.ts'
import { sentencesIn } from './sentences.ts'
import { retold } from './telling.ts'
import { threadsIn } from './threads.ts'

let ids = 0
const entry = (content: string, own: Partial<RecentEntry> = {}): RecentEntry => {
  ids += 1
  return {
    ...{ id: ids, day: '2026-03-03', source: 'manual', content, moodScore: 6, themes: [], safety: 0, isCalm: true },
    ...own,
  }
}
const threads = (content: string) => threadsIn([entry(content)]).map(({ quote, on }) => [quote, on])

// The 3rd of March 2026 is a Tuesday.
test.each([
  ['The results come on Friday.', '2026-03-06'],
  ['Mom’s surgery is tomorrow at eight.', '2026-03-04'],
  ['We meet the day after tomorrow.', '2026-03-05'],
  ['I start in two weeks.', '2026-03-17'],
  ['The exam is on March 20th.', '2026-03-20'],
  ['It is due by Monday.', '2026-03-09'],
])('%s names a day ahead', (sentence, day) => {
  expect(dayAhead(sentence, '2026-03-03')).toBe(day)
})

test.each([
  'I see her next Friday.',
  'Last Friday was long.',
  'Fridays are for pizza.',
  'I love every Friday.',
  'It is Tuesday.',
  'A plain day.',
])('%s names no day that is plain', (sentence) => {
  expect(dayAhead(sentence, '2026-03-03')).toBeNull()
})

test('a day and a month that have passed are those of next year, and too far away to speak of', () => {
  expect(dayAhead('The wedding is on February 3.', '2026-03-03')).toBeNull()
  expect(dayAhead('The wedding is on January 9.', '2026-12-20')).toBe('2027-01-09')
})

test('what has a date and what is meant to be done are open', () => {
  expect(threads('A long day. The results come on Friday. I want to call Leo.')).toEqual([
    ['The results come on Friday.', '2026-03-06'],
    ['I want to call Leo.', null],
  ])
  expect(threads('Tonight I need to write to my brother.')).toEqual([['Tonight I need to write to my brother.', null]])
})

test('what comes is open also behind something that has been', () => {
  expect(threads('I got the job at the library, I start on Monday.')).toEqual([['I start on Monday.', '2026-03-09']])
  expect(threads('I told Leo, and we went on Friday.')).toEqual([])
})

test.each([
  'My mum is having her biopsy on Friday and I keep not thinking about it.',
  'My mum is having her biopsy on Friday, and I feel sick.',
  'My mum is having her biopsy on Friday but I haven’t told anyone.',
  'My mum is having her biopsy on Friday and I can’t stop thinking about it.',
  'My mum is having her biopsy on Friday, and I’m not ready for it.',
])('%s is open for its day, without what it stirs', (sentence) => {
  expect(threads(sentence)).toEqual([['My mum is having her biopsy on Friday', '2026-03-06']])
})

test.each([
  'We went to the lake on Friday.',
  'Maybe we meet on Friday.',
  'Nothing is planned for tomorrow.',
  'If it rains on Friday, I will stay in bed.',
  'Hopefully tomorrow is better.',
  'I should be a better daughter.',
  'I wanted to call Leo.',
  'I don’t want to call him.',
  'Should I call him tomorrow?',
  'I want to tell her how much I hate her.',
  'He said “I will call you on Friday.”',
  'The party is on Friday and I am not going.',
  'The party is on Friday, but I can’t go.',
  'I should sleep.',
  'Okay, I should call.',
  'I need to go to bed.',
])('%s leaves nothing open', (sentence) => {
  expect(threads(sentence)).toEqual([])
})

test('what cannot be understood by itself is left open together with what it leans on, or not at all', () => {
  const together = 'We have a date for Mom’s surgery. It’s in five days.'
  expect(threads(`${together} She is making lists.`)).toEqual([[together, '2026-03-08']])
  expect(threads('It goes live on Friday.')).toEqual([])
  expect(threads('I was proud. It goes live on Friday.')).toEqual([])
  expect(asTold(together)).toBeNull()
  expect(threads('He left. She comes on Friday.')).toEqual([])
})

test('a heading is nothing that comes', () => {
  expect(threads('May 1st (Lord’s day). Up early.')).toEqual([])
})

test('a sentence does not end after a title or an initial', () => {
  const text = 'We dined with Sir W. Batten and Mr. Pierce. So did I. Then home.'
  expect(sentencesIn(text)).toEqual(['We dined with Sir W. Batten and Mr. Pierce.', 'So did I.', 'Then home.'])
})

test('what was only said beside it is not told again', () => {
  const told = (quote: string) => retold({ source: 'manual', writtenOn: '2026-03-03', quote }, '2026-03-04')
  expect(told('I have to block my mornings, and I have said that before.')).toBe(
    'You wrote yesterday that you have to block your mornings.',
  )
  expect(told('I have to call, and the results come on Friday.')).toContain('the results come on Friday')
})

test('what was meant to be done is closed by a later entry that speaks of it', () => {
  const meant = entry('I want to repair the garden gate.', { day: '2026-03-01' })
  expect(threadsIn([entry('A quiet day.'), meant])).toHaveLength(1)
  expect(threadsIn([entry('Leo and I repaired it. The garden gate closes again.'), meant])).toHaveLength(0)
})

test('nothing is taken from an entry in crisis', () => {
  const crisis = entry('I want to call Leo. The lake was warm and we swam until evening.', {
    moodScore: 8,
    safety: 3,
    isCalm: false,
  })
  expect(threadsIn([crisis])).toEqual([])
  expect(momentsIn([crisis])).toEqual([])
  expect(peopleIn([crisis])).toEqual([])
})

test('a sentence is told in the second person where that keeps it true', () => {
  expect(asTold('The results come on Friday.')).toBe('the results come on Friday')
  expect(asTold('I’m seeing my sister on Monday.')).toBe('you’re seeing your sister on Monday')
  expect(asTold('I should write these down, they are the good ones.')).toBe(
    'you should write these down, they are the good ones',
  )
  expect(asTold('Leo needs me on Friday.')).toBe('Leo needs you on Friday')
  expect(asTold('And I want to finish the shelf.')).toBe('you want to finish the shelf')
  expect(asTold('Mom comes on Sunday.')).toBe('your mom comes on Sunday')
})

test.each([
  'We fly on Friday.',
  'The surgery is tomorrow.',
  'I start in two weeks.',
  'I really am going on Friday.',
  'She said: come on Friday.',
])('%s can only be quoted', (sentence) => {
  expect(asTold(sentence)).toBeNull()
})

test('a moment is a concrete line of a good day, and stands in it just so', () => {
  const content = 'I felt good. We ate the tomatoes straight from the plant. It was late.'
  const [moment] = momentsIn([entry(content, { moodScore: 8 })])
  expect(moment?.quote).toBe('We ate the tomatoes straight from the plant.')
  expect(content).toContain(moment?.quote)
  expect(momentsIn([entry(content, { moodScore: 4 })])).toEqual([])
  expect(momentsIn([entry(content, { moodScore: 8, safety: 1 })])).toEqual([])
})

test('the people of the last weeks are called as they are called', () => {
  const entries = [
    entry('I had dinner with Dana. My brother phoned.'),
    entry('Walked with Dana.'),
    entry('My boss left. Mom called. Dinner with Mr. Hill.'),
  ]
  expect(peopleIn(entries)).toEqual(['Dana', 'your brother', 'your mom'])
})

test('the tone is that of the last four days, and distress makes it heavy', () => {
  const today = '2026-03-03'
  expect(toneOf([], today)).toBe('steady')
  expect(toneOf([entry('', { moodScore: 8 })], today)).toBe('bright')
  expect(toneOf([entry('', { moodScore: 3 })], today)).toBe('heavy')
  expect(toneOf([entry('', { moodScore: 8, safety: 1 })], today)).toBe('heavy')
  expect(toneOf([entry('', { moodScore: 3, day: '2026-02-20' })], today)).toBe('steady')
  expect(toneOf([entry('', { moodScore: 8, isCalm: false })], today)).toBe('heavy')
})

test('care is needed on the day of a crisis and the two after it', () => {
  const crisis = entry('', { day: '2026-03-01', safety: 2, isCalm: false })
  expect(needsCare([crisis], '2026-03-03')).toBe(true)
  expect(needsCare([crisis], '2026-03-04')).toBe(false)
})
