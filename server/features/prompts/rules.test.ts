import { expect, test } from 'vitest'
import type { RecentEntry } from '#server/features/journal/recent/recent-entries.ts'
import { needsCare } from '#server/features/journal/recent/recent-mood.ts'
import { moods } from './moods/moods.ts'
import * as kinds from './personal/by-kind.ts'
import { byTheme } from './personal/by-theme.ts'
import { personalStock } from './personal/stock.ts'
import { choosePrompts, type Prompt, remembered, type Shown } from './rules.ts'

const today = '2026-03-05'
const entry = (content: string, own: Partial<RecentEntry> = {}): RecentEntry => ({
  ...{ id: 1, day: '2026-03-03', source: 'manual', content, moodScore: 6, themes: [], safety: 0, isCalm: true },
  ...own,
})
const drawn = (recent: RecentEntry[], day = today) => ({
  ...{ recent, notes: [], goals: [], needsCare: needsCare(recent, day) },
  wishes: { avoids: [], wants: [], isBrief: false, forbidden: [] as string[] },
})
const stockOf = (recent: RecentEntry[]) => personalStock(drawn(recent), today).map(({ text }) => text)
const plainStock = (texts: string[]): Prompt[] =>
  texts.map((text) => ({ text, template: text, kind: 'open', about: null, entryId: null }))

const templates = [
  ...kinds.aboutIntentions,
  ...kinds.aboutComing,
  ...kinds.aboutPassed,
  ...kinds.aboutGoals,
  ...kinds.aboutPeople,
  ...kinds.aboutThoseAround,
  ...kinds.aboutTheDead.slice(1),
  ...kinds.aboutPhrases,
  ...Object.values(kinds.byMood).flat(),
  ...kinds.gentlePrompts,
  ...kinds.openToAll,
  ...Object.values(byTheme).flat(),
]

test.each(Object.entries(moods))('there are at least forty %s prompts', (_, prompts) => {
  expect(prompts.length).toBeGreaterThanOrEqual(40)
})

test('there are at least sixty personal templates', () => {
  expect(templates.length).toBeGreaterThanOrEqual(60)
})

test('no prompt is there twice, not even in two moods or with other punctuation', () => {
  const plain = [...Object.values(moods).flat(), ...templates].map((text) =>
    text.toLowerCase().replace(/[^a-z{}]/g, ''),
  )
  expect(plain.filter((text, place) => plain.indexOf(text) !== place)).toEqual([])
})

test('every prompt is short, ends as a sentence does, and cheers nobody on', () => {
  for (const prompt of [...Object.values(moods).flat(), ...templates]) {
    expect(prompt.length).toBeLessThanOrEqual(120)
    expect(prompt).toMatch(/[?.”]$/)
    expect(prompt).not.toMatch(/!|amazing|awesome|journey to|best self|\.\.\./i)
  }
})

test('a prompt asks about what is left open, who is spoken of, and what keeps coming up', () => {
  const stock = stockOf([
    entry('I want to call Leo. Dinner with Dana. The cello lessons begin on Friday.', {
      themes: ['learning', 'cello lessons', 'lisbon'],
    }),
    entry('I played until late for the cello lessons. Lisbon again.', { themes: ['cello lessons', 'lisbon', 'late'] }),
  ])
  expect(stock).toContain('You wrote on Tuesday that you want to call Leo. What has become of it?')
  expect(stock).toContain('You wrote on Tuesday that the cello lessons begin on Friday. What are you hoping for?')
  expect(stock).toContain('What do you and Dana laugh about?')
  expect(stock).toContain('“cello lessons” keeps coming up in your entries. What is it about?')
  expect(stock.filter((text) => /“(?:lisbon|late)”/i.test(text))).toEqual([])
  expect(stock).toContain('What would you study if it led nowhere?')
})

test('whoever has died, or was only thought of, is not asked after like somebody who can be called', () => {
  const questions = (content: string) => stockOf([entry(content)])
  expect(questions('My late husband loved the lake.')).not.toContain(
    'What could you ask your husband the next time you talk?',
  )
  expect(questions('I felt like my grandmother was standing behind me.')).not.toContain(
    'What could you ask your grandmother the next time you talk?',
  )
  expect(questions('My grandmother called.')).toContain('What could you ask your grandmother the next time you talk?')
})

test('what was to come is asked about differently once its day has passed', () => {
  const stock = personalStock(drawn([entry('The results come on Friday.')]), '2026-03-08').map(({ text }) => text)
  expect(stock).toContain('You wrote on Tuesday that the results come on Friday. How was it?')
  expect(stock.some((text) => text.includes('What are you hoping for?'))).toBe(false)
})

test('a goal is asked about, and what is remembered of something open counts', () => {
  const recent = [entry('Mom’s surgery is on Friday. I want to call Leo.')]
  const note = { id: 1, entryId: 1, createdAt: new Date() }
  const notes = [
    { ...note, does: 'forget' as const, about: 'I want to call Leo.', words: null },
    { ...note, does: 'correct' as const, about: 'Mom’s surgery is on Friday.', words: 'It was moved' },
  ]
  const goals = [{ title: 'See Leo in Lisbon', targetDate: null, progress: 0, notes: null }]
  const stock = personalStock({ ...drawn(recent), notes, goals }, today).map(({ text }) => text)
  expect(stock).toContain('Your goal “See Leo in Lisbon”: where does it stand today?')
  expect(stock.some((text) => text.includes('call Leo'))).toBe(false)
  expect(stock.some((text) => text.includes('You put it right: “It was moved”'))).toBe(true)
})

test('what was asked about rests for three days, in other words too', () => {
  const recent = [entry('I want to call Leo. The cello lessons begin on Monday. Dinner with Dana.')]
  let shown: Shown[] = []
  const matters: string[][] = []
  for (let place = 0; place < 9; place += 1) {
    const day = Temporal.PlainDate.from(today)
      .add({ days: Math.floor(place / 3) })
      .toString()
    const chosen = choosePrompts(personalStock(drawn(recent), day), shown, { today: day, salt: `${place}` })
    matters.push(chosen.flatMap(({ about }) => about ?? []))
    shown = remembered(shown, chosen, day)
  }
  expect(matters.flat()).toContain('told 1 I want to call Leo.')
  expect(new Set(matters.flat()).size).toBe(matters.flat().length)
})

test('before there is a journal, prompts are open to all', () => {
  expect(stockOf([])).toEqual(kinds.openToAll)
})

test('after words of not wanting to live only gentle prompts are shown, and nothing quotes them', () => {
  const crisis = entry('I want to call Leo and say goodbye.', { day: today, safety: 3, isCalm: false })
  expect(stockOf([crisis])).toEqual(kinds.gentlePrompts)
  const later = personalStock(drawn([crisis], '2026-03-12'), '2026-03-12').map(({ text }) => text)
  expect(later.some((text) => text.includes('Leo'))).toBe(false)
})

test('three of three kinds are chosen where there are three', () => {
  const stock = personalStock(drawn([entry('I want to call Leo. Dinner with Dana.', { themes: ['food'] })]), today)
  expect(new Set(choosePrompts(stock, [], { today, salt: 'salt' }).map(({ kind }) => kind)).size).toBe(3)
})

test('nothing comes twice until everything came once, and then what was shown longest ago', () => {
  const stock = plainStock(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  let shown: Shown[] = []
  const asked: string[][] = []
  for (let time = 0; time < 4; time += 1) {
    const chosen = choosePrompts(stock, shown, { today, salt: `${time}` })
    asked.push(chosen.map(({ text }) => text))
    shown = remembered(shown, chosen, today)
  }
  expect(new Set(asked.slice(0, 2).flat()).size).toBe(6)
  expect(asked[2]).toContain(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].find((text) => !asked.slice(0, 2).flat().includes(text)),
  )
  for (const three of asked) expect(new Set(three).size).toBe(3)
  expect(new Set(asked.flat()).size).toBe(7)
})

test('what was shown is forgotten after a fortnight', () => {
  const [prompt] = plainStock(['a']) as [Prompt]
  const shown = remembered([], [prompt], '2026-03-01')
  expect(remembered(shown, [], '2026-03-14')).toHaveLength(1)
  expect(remembered(shown, [], '2026-03-15')).toHaveLength(0)
})

test('a small stock is shown whole', () => {
  expect(
    choosePrompts(plainStock(['a', 'b']), [], { today, salt: '' })
      .map(({ text }) => text)
      .sort(),
  ).toEqual(['a', 'b'])
})

test('what they like to be asked about is asked first, what is not to be brought up never', () => {
  const like = (own: object) => ({
    ...drawn([]),
    wishes: { avoids: [], wants: [], isBrief: false, forbidden: [], ...own },
  })
  const stock = personalStock(like({ wants: ['your garden'] }), today)
  const [first] = choosePrompts(stock, [], { today, salt: 'salt' })
  expect(first?.text).toContain('your garden')
  const without = personalStock(like({ forbidden: ['worry', 'today'] }), today)
  expect(without.length).toBeGreaterThan(3)
  expect(without.some(({ text }) => /\b(?:worry|today)\b/i.test(text))).toBe(false)
  const brief = choosePrompts(personalStock(like({ isBrief: true }), today), [], { today, salt: 'salt' })
  expect(Math.max(...brief.map(({ text }) => text.split(' ').length))).toBeLessThanOrEqual(10)
})
