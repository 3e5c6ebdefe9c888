import { expect, test } from 'vitest'
import { notes } from '../testing/days.ts'
import { periodOf } from './calendar.ts'
import { scopeOf } from './facts/facts.ts'
import type { Noted } from './facts/noted.ts'
import { type About, written } from './written.ts'

const scope = scopeOf(periodOf('week', '2026-11-16'), '2026-11-22')
const write = (entries: readonly Noted[], own: Partial<About> = {}) =>
  written(entries, { scope, timeZone: 'America/New_York', today: '2026-11-23', ...own })
const texts = (statements: readonly { text: string }[]) => statements.map(({ text }) => text)

const run = (day: string, moodScore: number) => ({
  ...{ day, moodScore },
  content: 'I ran along the river before breakfast and felt light.',
  themes: ['exercise'],
})
const desk = (day: string, moodScore: number) => ({
  ...{ day, moodScore },
  content: 'The office was loud and the meeting went on.',
  themes: ['work'],
})

test('days with a theme are set against the others, with both numbers and both counts, and no cause', () => {
  const entries = notes(
    ...[run('2026-11-03', 7.2), run('2026-11-09', 7), run('2026-11-12', 7.1), run('2026-11-17', 7)],
    ...[desk('2026-11-04', 5), desk('2026-11-05', 5.4), desk('2026-11-10', 5.2), desk('2026-11-18', 5.2)],
  )
  const { suggestions, concerns } = write(entries).patterns
  expect(suggestions[0]?.text).toMatch(
    /^Looking back over 28 days: on those you wrote about exercise your mood averaged 7\.1, against 5\.2 on the others \(four and four days\)\./,
  )
  expect(texts(concerns)[0]).toContain(
    'on those you wrote about work your mood averaged 5.2, against 7.1 on the others',
  )
  expect(texts([...suggestions, ...concerns]).join(' ')).not.toMatch(/because|cause|makes you|helps/)
})

test('too few days are not compared', () => {
  const entries = notes(run('2026-11-16', 9), run('2026-11-17', 9), desk('2026-11-18', 3), desk('2026-11-19', 3))
  const { suggestions, concerns } = write(entries).patterns
  expect(texts([...suggestions, ...concerns]).join(' ')).not.toContain('averaged')
})

test('a dismissed pattern makes room for the next one and does not come back the week after', () => {
  const entries = notes(
    ...[run('2026-11-03', 7.2), run('2026-11-09', 7), run('2026-11-12', 7.1), run('2026-11-17', 7)],
    ...[desk('2026-11-04', 5), desk('2026-11-05', 5.4), desk('2026-11-10', 5.2), desk('2026-11-18', 5.2)],
  )
  const [pattern] = write(entries).patterns.suggestions
  const dismissed = new Set([pattern?.id ?? ''])
  const next = scopeOf(periodOf('week', '2026-11-23'), '2026-11-29')
  const later = [
    ...entries,
    ...notes(run('2026-11-24', 8), desk('2026-11-25', 5)).map((one) => ({ ...one, id: one.id + 50 })),
  ]
  expect(write(later, { scope: next }).patterns.suggestions[0]?.id).toBe(pattern?.id)
  expect(texts(write(later, { scope: next, dismissed }).patterns.suggestions).join(' ')).not.toContain('exercise')
  expect(texts(write(entries, { dismissed }).patterns.suggestions).join(' ')).not.toContain('exercise')
})

test('what is said reads the same each time, and differently from week to week', () => {
  const entries = notes(desk('2026-11-16', 5), run('2026-11-17', 7), run('2026-11-17', 8), desk('2026-11-19', 6))
  expect(write(entries)).toEqual(write(entries))
  const moved = (weeks: number) =>
    entries.map((entry) => ({ ...entry, day: Temporal.PlainDate.from(entry.day).add({ weeks }).toString() }))
  const first = Array.from({ length: 12 }, (_, weeks) => {
    const start = Temporal.PlainDate.from('2026-11-16').add({ weeks }).toString()
    const { findings } = write(moved(weeks), {
      scope: scopeOf(periodOf('week', start), periodOf('week', start).end),
    }).patterns
    return findings[1]?.text
  })
  expect(new Set(first).size).toBe(3)
})

test('who leads is named only when somebody leads', () => {
  const tied = notes(
    ...['2026-11-16', '2026-11-17'].map((day) => ({
      day,
      content: 'Something of the day.',
      themes: ['work', 'sleep', 'family'],
    })),
  )
  expect(texts(write(tied).patterns.findings).join(' ')).not.toMatch(/most|more room/)
})

test('a name is spelled as the person spells it', () => {
  const about = (day: string) => ({ day, content: 'Dinner with Marta at the lake.', themes: ['food', 'marta'] })
  const { findings } = write(
    notes(about('2026-11-16'), about('2026-11-17'), { ...about('2026-11-18'), themes: ['food'] }),
  ).patterns
  expect(texts(findings).join(' ')).toMatch(/Marta,? in two entries/)
})

test('where something was written that asks for help, help is what is offered, and nothing is made a pattern', () => {
  const grave = 'I want to kill myself. I have thought about it all week and I feel so hopeless and alone.'
  const entries = notes(run('2026-11-16', 8), desk('2026-11-17', 4), run('2026-11-18', 8), {
    day: '2026-11-19',
    content: grave,
  })
  const { patterns } = write(entries)
  expect(patterns.care).toContain('988')
  expect(patterns).toMatchObject({ suggestions: [], concerns: [], lifted: [], weighed: [], openThreads: [] })
  expect(patterns).toMatchObject({ bestDay: null, hardestDay: null })
  expect(JSON.stringify(patterns)).not.toMatch(/kill|hopeless|alone/)
})

test('help is of the place one lives in, and of long ago more softly', () => {
  const entries = notes(run('2026-11-16', 8), {
    day: '2026-11-19',
    content: 'I want to kill myself and I cannot go on.',
  })
  expect(write(entries, { timeZone: 'Europe/London' }).patterns.care).toContain('116 123')
  expect(write(entries, { today: '2027-03-01' }).patterns.care).toMatch(
    /^Some of what you wrote in these days was very heavy/,
  )
  expect(write(notes(run('2026-11-16', 8), desk('2026-11-17', 4))).patterns.care).toBeNull()
})

test('habits and goals that were kept stand where they were handed in', () => {
  const kept = { id: 'k', text: 'You ran on three of four planned days.', entryIds: [], evidence: [], isEdited: false }
  const entries = notes(run('2026-11-16', 8), desk('2026-11-17', 4))
  const { patterns, goalsAchieved } = write(entries, {
    kept: { statements: [kept], goalsAchieved: ['Ten kilometers'] },
  })
  expect(patterns.kept).toEqual([kept])
  expect(goalsAchieved).toEqual(['Ten kilometers'])
})

test('entries in another language are counted, said to be so once, and nothing is read out of them', () => {
  const spanish = 'Hoy hablé con Marta y no pude dejar de llorar. Mañana quiero llamarla otra vez.'
  const entries = notes(run('2026-11-16', 7), { day: '2026-11-17', content: spanish }, run('2026-11-19', 7))
  const { patterns, totalEntries } = write(entries)
  expect(totalEntries).toBe(3)
  const said = texts(patterns.findings).filter((text) => text.includes('language'))
  expect(said).toEqual(['One entry is in another language: kept and counted, and not judged.'])
  expect(JSON.stringify(patterns)).not.toMatch(/Marta|llorar/)
})
