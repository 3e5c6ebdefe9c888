import { expect, test } from 'vitest'
import type { RecentEntry } from '#server/features/journal/recent/recent-entries.ts'
import { mentionsIn } from './people.ts'
import { threadsOf } from './threads.ts'

let ids = 0
const entry = (content: string, own: Partial<RecentEntry> = {}): RecentEntry => {
  ids += 1
  return {
    ...{ id: ids, day: '2026-03-03', source: 'manual', content, moodScore: 6, themes: [], safety: 0, isCalm: true },
    ...own,
  }
}
const quotes = (...entries: RecentEntry[]) => threadsOf(entries).map(({ quote }) => quote)

test('what is said in anger or despair is not handed back as a plan', () => {
  expect(quotes(entry('I want to tell Anna how much I hate her.'))).toEqual([])
})

test('who only waits has nothing to get to, and fears are not brought up', () => {
  expect(quotes(entry('Still no word from the landlord. I’m worried about the rent.'))).toEqual([])
})

test('what was meant to be done is closed by a later entry that speaks of it', () => {
  const meant = entry('I want to repair the garden gate.', { day: '2026-03-01' })
  expect(quotes(entry('A quiet day.'), meant)).toHaveLength(1)
  expect(quotes(entry('Leo and I repaired it. The garden gate closes again.'), meant)).toEqual([])
})

test('a question that somebody answered since, and a day that was told of, are not open', () => {
  const asked = entry('I want to ask Luis if I can try her anpan recipe.', { day: '2026-03-01' })
  expect(quotes(entry('Luis said yes and I baked twelve.', { day: '2026-03-02' }), asked)).toEqual([])
  const coming = entry('I have an interview on Thursday at Halden’s.', { day: '2026-03-03' })
  expect(quotes(entry('It went well, I think.', { day: '2026-03-06' }), coming)).toEqual([])
  expect(quotes(entry('A long run.', { day: '2026-03-06' }), coming)).toHaveLength(1)
  const hearing = entry('Tomorrow we hear about Mom.', { day: '2026-03-04' })
  expect(quotes(entry('Mom’s results came back clean.', { day: '2026-03-05' }), hearing)).toEqual([])
})

test('a crisis opens nothing and nobody is known from it, but what it tells may close', () => {
  const crisis = entry('I want to call Leo. My brother came.', { safety: 3, isCalm: false })
  expect(quotes(crisis)).toEqual([])
  expect(mentionsIn([crisis])).toEqual([])
})

test('the people of the last weeks are called as they are called, the most often named first', () => {
  const entries = [
    entry('I had dinner with Dana. My brother phoned.'),
    entry('Walked with Dana.'),
    entry('My boss left. Mom called. Dinner with Mr. Hill.'),
  ]
  expect(mentionsIn(entries).map(({ called }) => called)).toEqual(['Dana', 'your brother', 'your mom'])
})

test('two names of one person are one person through all entries', () => {
  const [leo, ...others] = mentionsIn([
    entry('Leo laughed at it.'),
    entry('My brother phoned.'),
    entry('My brother Leo came to dinner.'),
  ])
  expect(leo).toMatchObject({ called: 'Leo', names: new Set(['Leo', 'your brother']) })
  expect(leo?.said).toHaveLength(3)
  expect(others).toEqual([])
})

test('whoever is dead or only thought of is not around', () => {
  const isAround = (content: string) => mentionsIn([entry(content)])[0]?.isAround
  expect(isAround('I felt like my grandmother was standing behind me.')).toBe(false)
  expect(isAround('My late husband told me so.')).toBe(false)
  expect(isAround('My grandmother told me so.')).toBe(true)
})
