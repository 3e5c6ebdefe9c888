import { expect, test } from 'vitest'
import type { MemoryNote, RememberedThread } from '#contract/memory.ts'
import type { RecentEntry } from '#server/features/journal/recent/recent-entries.ts'
import { toFollowUp } from './asking.ts'
import { speaksOf, without } from './forbidden.ts'
import { remembered } from './rules.ts'

const entry = (id: number, day: string, content: string, own: Partial<RecentEntry> = {}): RecentEntry => ({
  ...{ id, day, source: 'call', content, moodScore: 6, themes: [], safety: 0, isCalm: true },
  ...own,
})
const note = (own: Partial<MemoryNote>): MemoryNote => ({
  ...{ id: 1, does: 'correct', about: '', entryId: null, words: null, createdAt: new Date(0) },
  ...own,
})
const none = new Set<string>()

// The 2nd of March 2026 is a Monday.
const surgery = entry(1, '2026-03-02', 'I had lunch with Dana. Mom’s surgery is on Thursday.')
const { people, threads } = remembered([surgery], [])

test('people and open threads are remembered with the words they came from', () => {
  expect(people.map(({ called }) => called).sort()).toEqual(['Dana', 'your mom'])
  expect(people.find(({ called }) => called === 'Dana')?.sources).toEqual([
    { entryId: 1, writtenOn: '2026-03-02', source: 'call', quote: 'I had lunch with Dana.' },
  ])
  expect(threads).toEqual([
    {
      ...{ entryId: 1, writtenOn: '2026-03-02', source: 'call' },
      ...{ quote: 'Mom’s surgery is on Thursday.', on: '2026-03-05', correction: null },
    },
  ])
})

test('the companion asks how Thursday went from Thursday on, and how it feels the day before', () => {
  expect(toFollowUp(threads, none, '2026-03-03')).toBeNull()
  expect(toFollowUp(threads, none, '2026-03-04')?.words).toMatch(
    /Thursday.* (How do you feel about it|Is it on your mind)\?$/,
  )
  const after = toFollowUp(threads, none, '2026-03-06')
  expect(after?.words).toMatch(/^You said on Monday that your mom’s surgery is on Thursday\. How .+\?$/)
  expect(toFollowUp(threads, none, '2026-03-20')).toBeNull()
})

test('on its day what was announced comes before errands, and not at all once a later entry has told of it', () => {
  const interview = entry(5, '2026-03-03', 'I have an interview on Friday at Halden’s. I need to find my good shirt.')
  const open = remembered([interview], []).threads
  expect(toFollowUp(open, none, '2026-03-06')?.words).toMatch(
    /^You said on Tuesday that you have an interview on Friday/,
  )
  const told = entry(6, '2026-03-06', 'It went well, I think.')
  const after = remembered([told, interview], []).threads
  expect(toFollowUp(after, none, '2026-03-07')?.words).toContain('shirt')
})

test('two names of one person are one person, and a correction under either holds', () => {
  const put = note({ about: 'your brother', words: 'He is my twin' })
  const { people } = remembered([entry(7, '2026-03-02', 'My brother Leo came. Leo laughed. My brother left.')], [put])
  expect(people).toMatchObject([{ called: 'Leo', mentions: 3, correction: { words: 'He is my twin' } }])
})

test('what was asked about once is not asked about again', () => {
  const { id } = toFollowUp(threads, none, '2026-03-06') ?? { id: '' }
  expect(toFollowUp(threads, new Set([id]), '2026-03-07')).toBeNull()
})

test('what was said today is not brought up today', () => {
  const today = remembered([entry(2, '2026-03-02', 'I want to call Leo.')], []).threads
  expect(toFollowUp(today, none, '2026-03-02')).toBeNull()
  expect(toFollowUp(today, none, '2026-03-03')?.words).toMatch(/^You said yesterday that you want to call Leo\. .+\?$/)
})

test('a question with its quote stays short enough to be spoken', () => {
  const long: RememberedThread = {
    ...{ entryId: 3, writtenOn: '2026-03-02', source: 'manual', on: '2026-03-05', correction: null },
    quote:
      'On Thursday we hand over the keys to the old flat and say goodbye to the garden, the two cats and the neighbors.',
  }
  expect(toFollowUp([long], none, '2026-03-06')).toBeNull()
})

test('what was put right is said as it was put', () => {
  const put = note({ about: 'Mom’s surgery is on Thursday.', entryId: 1, words: 'It was moved to Friday' })
  const [thread] = remembered([surgery], [put]).threads
  expect(thread?.correction?.words).toBe('It was moved to Friday')
  expect(toFollowUp(thread ? [thread] : [], none, '2026-03-06')?.words).toContain('“It was moved to Friday”')
})

test('what was to be forgotten is not remembered, and nothing is remembered of a crisis', () => {
  const forget = note({ does: 'forget', about: 'Mom’s surgery is on Thursday.', entryId: 1 })
  expect(remembered([surgery], [forget]).threads).toEqual([])
  expect(remembered([{ ...surgery, isCalm: false }], [])).toEqual({ people: [], threads: [] })
})

test('what was forgotten when more of its sentence was quoted stays forgotten', () => {
  const long = 'I have to block my mornings, and I have said that before.'
  const forget = note({ does: 'forget', about: long, entryId: 8 })
  expect(remembered([entry(8, '2026-03-02', long)], [forget]).threads).toEqual([])
})

test('what was forbidden is left out, sentence by sentence, and only where it is really named', () => {
  const text = 'I saw Mark. The market was loud. My sister rang.'
  expect(without(['mark'], text)).toBe('The market was loud. My sister rang.')
  expect(without(['your sister'], text)).toBe('I saw Mark. The market was loud.')
  expect(without([], text)).toBe(text)
  expect(speaksOf('We talked about the (old) house', ['the (old) house'])).toBe(true)
})
