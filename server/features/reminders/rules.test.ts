import { expect, test } from 'vitest'
import type { Aim } from '#server/features/goals/mentions.ts'
import type { RecentEntry } from '#server/features/journal/recent/recent-entries.ts'
import { needsCare } from '#server/features/journal/recent/recent-mood.ts'
import { remembered } from '#server/features/memory/rules.ts'
import { anyDay } from './affirmations/any-day.ts'
import { byTheme } from './affirmations/by-theme.ts'
import { byTone, gentle } from './affirmations/by-tone.ts'
import { matterOf } from './lines.ts'
import { dayOf, type Facts, saidAgain } from './rules.ts'
import { callLines, gentleLines, helpLines } from './words.ts'

const today = '2026-03-05' // a Thursday
const help = 'You can call 988. In an emergency, call 911.'

const facts = (own: Partial<Facts> = {}): Facts => ({
  ...{ userId: 7, today, recent: [], longAgo: [], streak: 0, callAt: null, goals: [], help, shown: new Set() },
  ...{
    needsCare: needsCare(own.recent ?? [], own.today ?? today),
    ...{ shownYesterday: new Set(), wants: [], forbidden: [] },
    threads: remembered(own.recent ?? [], []).threads,
  },
  ...own,
})
const aim = (title: string, own: Partial<Aim> = {}): Aim => ({
  title,
  targetDate: null,
  progress: 0,
  notes: null,
  ...own,
})
const entry = (content: string, own: Partial<RecentEntry> = {}): RecentEntry => ({
  ...{ id: 1, day: '2026-03-03', source: 'manual', content, moodScore: 6, themes: [], safety: 0, isCalm: true },
  ...own,
})
const said = (own: Partial<Facts>) => dayOf(facts(own)).lines.map(({ text }) => text)

test('what comes on a day is named ahead, on its day, and after it if nothing was written since', () => {
  const recent = [entry('The results come on Friday.')]
  const on = (today: string) => said({ recent, today })
  expect(on('2026-03-03')).toEqual([])
  expect(on('2026-03-04')).toEqual(['You wrote yesterday that the results come on Friday.'])
  expect(on('2026-03-05')).toEqual([])
  expect(on('2026-03-06')).toEqual(['You wrote on Tuesday that the results come on Friday. That is today.'])
  const after = 'You wrote on Tuesday that the results come on Friday. That was yesterday. How did it go?'
  expect(on('2026-03-07')).toEqual([after])
  expect(said({ recent: [entry('Clean!', { day: '2026-03-06' }), ...recent], today: '2026-03-07' })).toEqual([])
})

test('what cannot be told anew is quoted word for word, and a call was said, not written', () => {
  const recent = [entry('Mom’s surgery is tomorrow at eight.', { day: '2026-03-04', source: 'call' })]
  expect(said({ recent })).toEqual(['You said yesterday: “Mom’s surgery is tomorrow at eight.” That is today.'])
})

test('nothing is brought up two days running, in other words neither', () => {
  const recent = [entry('The results come on Friday.', { day: '2026-03-02' })]
  const goals = [
    aim('See Leo in Lisbon'),
    aim('A week in Lisbon with Leo', { targetDate: '2026-03-08' }),
    aim('Paint the fence', { targetDate: '2026-03-10' }),
  ]
  let shownYesterday = new Set<string>()
  const shown = new Set<string>()
  for (let day = 2; day <= 9; day += 1) {
    const { lines } = dayOf(facts({ recent, goals, today: `2026-03-0${day}`, shown, shownYesterday }))
    const matters = lines.map(({ about }) => matterOf(about))
    expect(matters.filter((one) => [...shownYesterday].map(matterOf).includes(one))).toEqual([])
    const ofLisbon = (abouts: Iterable<string>) => [...abouts].some((about) => about.includes('Lisbon'))
    expect(ofLisbon(matters) && ofLisbon(shownYesterday)).toBe(false)
    shownYesterday = new Set(lines.map(({ about }) => about))
    for (const about of shownYesterday) shown.add(about)
  }
  expect([...shown].filter((about) => about.startsWith('thread'))).toHaveLength(3)
})

test('what the person put right is told as they put it', () => {
  const recent = [entry('Mom’s surgery is on Thursday.')]
  const note = {
    id: 1,
    does: 'correct' as const,
    about: 'Mom’s surgery is on Thursday.',
    entryId: 1,
    createdAt: new Date(),
  }
  const { threads } = remembered(recent, [{ ...note, words: 'It was moved to Friday.' }])
  expect(said({ recent, threads })).toEqual([
    'You wrote on Tuesday: “Mom’s surgery is on Thursday.” You put it right: “It was moved to Friday.”',
  ])
})

test('an intention is remembered for six days', () => {
  const recent = [entry('I want to call Leo.')]
  expect(said({ recent })).toEqual(['You wrote on Tuesday that you want to call Leo.'])
  expect(said({ recent, today: '2026-03-03' })).toEqual([])
  expect(said({ recent, today: '2026-03-10' })).toEqual([])
})

test('a row of days is named where it is round and today is open, and never day after day', () => {
  const open = [entry('Rain.', { day: '2026-03-04' })]
  expect(said({ streak: 7, recent: open })[0]).toMatch(/\b7\b/)
  for (const streak of [1, 2, 5, 8, 15]) expect(said({ streak, recent: open })).toEqual([])
  expect(said({ streak: 7, recent: [entry('Rain.', { day: today })] })).toEqual([])
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

test('a day on which there is nothing else begins where the person left off', () => {
  expect(
    said({ recent: [entry('I painted the north wall of the shed. So tired.', { day: '2026-03-04', moodScore: 4 })] }),
  ).toEqual(['Where you left off yesterday: “I painted the north wall of the shed.”'])
})

test('a goal whose day is near comes with its day', () => {
  const goals = [aim('Run five kilometers', { targetDate: '2026-03-07' })]
  expect(said({ goals })).toEqual(['The day you set for “Run five kilometers” is in 2 days.'])
  expect(said({ goals, today: '2026-03-06' })).toEqual([])
  expect(said({ goals, today: '2026-03-07' })).toEqual(['The day you set for “Run five kilometers” is today.'])
})

test('a goal comes with where the journal speaks of it, else with what was noted on it, else with how far it is', () => {
  const goals = [aim('See Leo in Lisbon', { notes: 'When he has a table', progress: 45 })]
  const recent = [entry('Leo showed me pictures of the apartment in Lisbon.', { day: today })]
  const yesterday = [entry('Leo showed me pictures of the apartment in Lisbon.', { day: '2026-03-04', moodScore: 4 })]
  expect(said({ goals, recent: yesterday })).toEqual([
    'You wrote yesterday: “Leo showed me pictures of the apartment in Lisbon.” One of your goals is “See Leo in Lisbon”.',
  ])
  expect(said({ goals, recent })).toEqual(['On your goal “See Leo in Lisbon” you noted: “When he has a table”'])
  expect(said({ goals: [aim('Read', { progress: 45 })] })).toEqual(['You have put your goal “Read” at 45 percent.'])
})

test('there are never more than four reminders, and the dated ones come first', () => {
  const recent = [
    entry('I want to call Leo. The exam is on Saturday. The results come on Sunday. The party is on Monday.', {
      id: 1,
    }),
    entry('The swallows came back under the roof of the barn.', { id: 2, day: '2026-03-02', moodScore: 8 }),
  ]
  const lines = said({ recent, streak: 7, callAt: '7:00 PM', goals: [aim('Read')] })
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
  const affirmations = dayOf(facts({ recent: [heavy] })).affirmations.map(({ text }) => text)
  expect(affirmations).toHaveLength(3)
  expect(byTheme.sleep).toContain(affirmations[0])
  expect(byTone.heavy).toContain(affirmations[1])
  expect(anyDay).toContain(affirmations[2])
})

test('an affirmation rests on what the person did, in their words, and never on what hurt or cannot be understood', () => {
  const firstOf = (content: string) => dayOf(facts({ recent: [entry(content, { moodScore: 4 })] })).affirmations[0]
  expect(firstOf('Rain. I apologized at the end of the day.')).toMatchObject({
    text: expect.stringMatching(/^You wrote on Tuesday that you apologized at the end of the day\. [A-Z].*\.$/),
    entryId: 1,
  })
  const others = [
    'I called her.',
    'I painted it red and blue.',
    'I cleaned up after the terrible fight.',
    'I didn’t call Leo.',
  ]
  for (const content of others) expect(firstOf(content)?.entryId).toBeNull()
})

test('what still stands keeps the words a model found for it, and what changed does not', () => {
  const [one, other] = ['A', 'B'].map((about) => ({ about, text: about, entryId: null }))
  const standing = { lines: [{ about: 'A', text: 'A', entryId: null, said: 'Ah' }], affirmations: [], isCare: false }
  const made = { lines: [one, other].flatMap((line) => line ?? []), affirmations: [], isCare: false }
  expect(saidAgain(made, standing, () => false).lines.map(({ said }) => said)).toEqual(['Ah', undefined])
  expect(saidAgain(made, standing, () => true).lines.map(({ said }) => said)).toEqual([undefined, undefined])
})

test.each(['bright', 'steady', 'heavy', 'care'])('for %s weeks nothing is shown twice within fourteen days', (kind) => {
  const moodScore = { bright: 9, steady: 6, heavy: 2, care: 2 }[kind] ?? null
  const own = kind === 'care' ? { safety: 3 as const, isCalm: false } : {}
  const history: string[][] = []
  for (let place = 0; place < 45; place += 1) {
    const date = Temporal.PlainDate.from('2026-01-01').add({ days: place }).toString()
    const recent = [entry('The day was as it was.', { day: date, moodScore, ...own })]
    const shown = new Set(history.slice(-14).flat())
    const { lines, affirmations } = dayOf(facts({ today: date, recent, shown, callAt: '7:00 PM', streak: place }))
    const now = [...lines, ...affirmations].map(({ about }) => about)
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
    facts({ recent, streak: 9, callAt: '7:00 PM', goals: [aim('Run', { targetDate: today })] }),
  )
  expect(gentleLines).toContain(lines[0]?.text)
  expect(lines[1]?.text).toContain(help)
  expect(lines).toHaveLength(2)
  expect(gentle).toContain(affirmations[0]?.text)
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

test('what they like to be asked about comes first, and what is not to be brought up not at all', () => {
  const garden = entry('The garden is full of tomatoes and I am so glad about it.', { id: 2 })
  const recent = [entry('The lake was like glass and we swam until it got dark.'), garden]
  expect(said({ recent, wants: ['the garden'] })[0]).toContain('tomatoes')
  const { lines, affirmations } = dayOf(facts({ recent: [entry('A day.', { themes: ['work'] })], forbidden: ['work'] }))
  expect(JSON.stringify([lines, affirmations])).not.toMatch(/\bwork\b/i)
})
