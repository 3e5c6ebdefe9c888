import { expect, test } from 'vitest'
import type { RecentEntry } from '#server/features/recent/queries.ts'
import { anyDay } from './affirmations/any-day.ts'
import { byTheme } from './affirmations/by-theme.ts'
import { byTone, gentle } from './affirmations/by-tone.ts'
import { dayOf, type Facts } from './rules.ts'
import { callLines, gentleLines, helpLines } from './words.ts'

const today = '2026-03-05' // a Thursday
const help = 'You can call 988. In an emergency, call 911.'

const facts = (own: Partial<Facts> = {}): Facts => ({
  ...{ userId: 7, today, recent: [], longAgo: [], streak: 0, callAt: null, goals: [], help, shown: new Set() },
  ...own,
})
const entry = (content: string, own: Partial<RecentEntry> = {}): RecentEntry => ({
  ...{ id: 1, day: '2026-03-03', source: 'manual', content, moodScore: 6, themes: [], safety: 0, isCalm: true },
  ...own,
})
const said = (own: Partial<Facts>) => dayOf(facts(own)).lines.map(({ text }) => text)

test('what comes on a day is named ahead, on its eve, on its day, and the day after if nothing was written since', () => {
  const recent = [entry('The results come on Friday.')]
  const on = (today: string) => said({ recent, today })
  expect(on('2026-03-03')).toEqual([])
  expect(on('2026-03-04')).toEqual(['You wrote yesterday that the results come on Friday.'])
  expect(on('2026-03-05')).toEqual(['You wrote on Tuesday that the results come on Friday. That is tomorrow.'])
  expect(on('2026-03-06')).toEqual(['You wrote on Tuesday that the results come on Friday. That is today.'])
  const after =
    'You wrote on Tuesday that the results come on Friday. That was yesterday. How it went is not in your journal yet.'
  expect(on('2026-03-07')).toEqual([after])
  expect(said({ recent: [entry('Clean!', { day: '2026-03-06' }), ...recent], today: '2026-03-07' })).toEqual([])
})

test('what cannot be told anew is quoted word for word, and a call was said, not written', () => {
  const recent = [entry('Mom’s surgery is tomorrow at eight.', { day: '2026-03-04', source: 'call' })]
  expect(said({ recent })).toEqual(['You said yesterday: “Mom’s surgery is tomorrow at eight.” That is today.'])
})

test('an intention is remembered for six days', () => {
  const recent = [entry('I want to call Leo.')]
  expect(said({ recent })).toEqual(['You wrote on Tuesday that you want to call Leo.'])
  expect(said({ recent, today: '2026-03-03' })).toEqual([])
  expect(said({ recent, today: '2026-03-10' })).toEqual([])
})

test('a row of days is named while today is open, and no more once it was written', () => {
  expect(said({ streak: 5, recent: [entry('Rain.', { day: '2026-03-04' })] })[0]).toMatch(/\b5\b/)
  expect(said({ streak: 6, recent: [entry('Rain.', { day: today })] })).toEqual([])
  expect(said({ streak: 1, recent: [entry('Rain.', { day: '2026-03-04' })] })).toEqual([])
})

test('the call still to come is named with its time', () => {
  expect(said({ callAt: '7:00 PM' })[0]).toContain('7:00 PM')
})

test('a good line of another year comes back with its year', () => {
  const longAgo = [entry('We swam in the cold lake until our skin was singing.', { day: '2024-03-05', moodScore: 9 })]
  expect(said({ longAgo })).toEqual([
    '2 years ago today you wrote: “We swam in the cold lake until our skin was singing.”',
  ])
})

test('a goal whose day is near comes with its day', () => {
  const goals = [{ title: 'Run five kilometers', targetDate: '2026-03-06' }]
  expect(said({ goals })).toEqual(['The day you set for “Run five kilometers” is tomorrow.'])
})

test('there are never more than four reminders, and the dated ones come first', () => {
  const recent = [
    entry('I want to call Leo. The exam is on Friday. The results come on Saturday. The party is on Sunday.', {
      id: 1,
    }),
    entry('The swallows came back under the roof of the barn.', { id: 2, day: '2026-03-02', moodScore: 8 }),
  ]
  const lines = said({ recent, streak: 4, callAt: '7:00 PM', goals: [{ title: 'Read', targetDate: null }] })
  expect(lines).toHaveLength(4)
  expect(lines[0]).toContain('exam')
  expect(lines[1]).toContain('results')
})

test('the same facts make the same day, and another person’s or another day’s affirmations differ', () => {
  expect(dayOf(facts())).toEqual(dayOf(facts()))
  expect(dayOf(facts({ userId: 8 })).affirmations).not.toEqual(dayOf(facts()).affirmations)
  expect(dayOf(facts({ today: '2026-03-06' })).affirmations).not.toEqual(dayOf(facts()).affirmations)
})

test('affirmations fit the tone and the themes of the last days', () => {
  const heavy = entry('Nothing works.', { moodScore: 2, themes: ['sleep'], day: today })
  const { affirmations } = dayOf(facts({ recent: [heavy] }))
  expect(affirmations).toHaveLength(3)
  expect(byTheme.sleep).toContain(affirmations[0])
  expect(byTone.heavy).toContain(affirmations[1])
  expect(anyDay).toContain(affirmations[2])
})

test.each(['bright', 'steady', 'heavy', 'care'])('for %s weeks nothing is shown twice within fourteen days', (kind) => {
  const moodScore = { bright: 9, steady: 6, heavy: 2, care: 2 }[kind] ?? null
  const own = kind === 'care' ? { safety: 3 as const, isCalm: false } : {}
  const history: string[][] = []
  for (let place = 0; place < 45; place += 1) {
    const date = Temporal.PlainDate.from('2026-01-01').add({ days: place }).toString()
    const recent = [entry('The day was as it was.', { day: date, moodScore, ...own })]
    const shown = new Set(history.slice(-14).flat())
    const { lines, affirmations } = dayOf(facts({ today: date, recent, shown, callAt: '7:00 PM', streak: 3 }))
    const now = [...lines.map(({ about }) => about), ...affirmations]
    expect(affirmations.length).toBe(kind === 'care' ? 1 : 3)
    expect(lines.length).toBeGreaterThan(0)
    expect(now.filter((text) => shown.has(text))).toEqual([])
    history.push(now)
  }
})

test('after words of not wanting to live nothing is cheerful: a quiet line, where help is, and a quiet sentence', () => {
  const recent = [
    entry('I want to call Leo. We laughed so much at the lake in the morning sun.', {
      id: 1,
      moodScore: 9,
      day: '2026-03-02',
    }),
    entry('I don’t want to live anymore.', { id: 2, day: today, moodScore: 1, safety: 3, isCalm: false }),
  ]
  const { lines, affirmations } = dayOf(
    facts({ recent, streak: 9, callAt: '7:00 PM', goals: [{ title: 'Run', targetDate: today }] }),
  )
  expect(gentleLines).toContain(lines[0]?.text)
  expect(lines[1]?.text).toContain(help)
  expect(lines).toHaveLength(2)
  expect(gentle).toContain(affirmations[0])
})

test('an appointment of today is named even then, without a quote of the crisis', () => {
  const recent = [
    entry('Let me go.', { id: 2, day: '2026-03-04', moodScore: 1, safety: 3, isCalm: false }),
    entry('My doctor’s appointment is on Thursday.', { id: 1 }),
  ]
  expect(said({ recent })[2]).toBe('You wrote on Tuesday that your doctor’s appointment is on Thursday. That is today.')
})

test('there are at least 120 affirmations, each once, none of them cheering', () => {
  const all = [anyDay, ...Object.values(byTone), ...Object.values(byTheme)].flat()
  expect(all.length).toBeGreaterThanOrEqual(120)
  const everything = [...all, ...gentle, ...gentleLines, ...helpLines, ...callLines]
  expect(new Set(everything).size).toBe(everything.length)
  for (const line of everything) expect(line).not.toMatch(/!|amazing|awesome|unstoppable|best version/i)
  for (const lines of [gentle, gentleLines, helpLines, callLines]) expect(lines.length).toBeGreaterThan(14)
})
