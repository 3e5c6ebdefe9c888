import { expect, test } from 'vitest'
import { notes } from '../../testing/days.ts'
import { periodOf } from '../calendar.ts'
import { scopeOf } from '../facts/facts.ts'
import { figureOf, type Measure, type Selection } from '../facts/figures.ts'
import { written } from '../written.ts'
import { type Claim, claim } from './claims.ts'
import { count, onThe, quoted, type Said, say, term } from './saying.ts'
import { faultIn, verified } from './verifier.ts'

const week = { from: '2026-11-16', to: '2026-11-22' }
const entries = notes(
  { day: '2026-11-16', content: 'Marta called about the fence. I was tired.', themes: ['home', 'marta'], moodScore: 4 },
  { day: '2026-11-18', content: 'We laughed for hours at dinner.', themes: ['family'], moodScore: 8 },
  {
    day: '2026-11-19',
    content: 'Work, and then the fence again.',
    themes: ['home', 'work'],
    moodScore: 6,
    source: 'call',
  },
)
const [monday, wednesday] = entries
const laughed = { entryId: 2, day: '2026-11-18', quote: 'We laughed for hours' }

function figure(measure: Measure, of: Selection) {
  const found = figureOf(entries, measure, of)
  if (!found) throw new Error('nothing to measure')
  return found
}
const holding = (): Claim =>
  claim(
    ['a'],
    say`On ${onThe('2026-11-18', 'week')} you wrote ${quoted(laughed)} It is in ${count(figure('entries', week))} entries.`,
    entries,
  )
const worded = (text: string, own: Partial<Said> = {}, of = entries): Claim => ({
  ...claim(['b'], { text, figures: [], days: [], terms: [], evidence: [], ...own }, of),
})
const fault = (one: Claim) => faultIn(one, entries)

test('what the entries bear out is kept', () => {
  expect(fault(holding())).toBeNull()
  expect(verified([holding()], entries)).toEqual([holding()])
})

test('a quote that is not in its entry falls, by a letter, by its entry or by its day', () => {
  const by = (change: Partial<typeof laughed>) => {
    const place = { ...laughed, ...change }
    return fault(worded(`You wrote “${place.quote}”`, { evidence: [place] }))
  }
  expect(by({})).toBeNull()
  expect(by({ quote: 'We laughed for two hours' })).toBe('quote')
  expect(by({ quote: 'we laughed for hours' })).toBe('quote')
  expect(by({ quote: '' })).toBe('quote')
  expect(by({ entryId: 1, day: '2026-11-16' })).toBe('quote')
  expect(by({ day: '2026-11-17' })).toBe('quote')
})

test('words in quotation marks that no evidence holds fall, even where the entry has them', () => {
  expect(fault(worded('You wrote “We laughed for hours”'))).toBe('quote')
  expect(fault(worded('You called it “a marvellous evening” with everyone.', { evidence: [laughed] }))).toBe('quote')
  expect(fault(worded('You said "never again" about it.'))).toBe('quote')
})

test('a number nobody measured falls, in figures and in words', () => {
  for (const text of [
    'You wrote 4 entries.',
    'You wrote four entries.',
    'You wrote twice.',
    'In none of them.',
    'At 7.2.',
  ])
    expect([text, fault(worded(text))]).toEqual([text, 'number'])
})

test('a measured number falls when the sentence says another, or the measure gives another', () => {
  const three = figure('entries', week)
  expect(fault(worded('You wrote three entries.', { figures: [three] }))).toBeNull()
  expect(fault(worded('You wrote four entries.', { figures: [three] }))).toBe('number')
  expect(fault(worded('You wrote four entries.', { figures: [{ ...three, value: 4 }] }))).toBe('number')
  expect(fault(worded('You wrote entries.', { figures: [three] }))).toBe('number')
})

test('two numbers change places only at the price of falling', () => {
  const figures = [figure('entries', { ...week, theme: 'home' }), figure('entries', week)]
  expect(fault(worded('It is in two of three entries.', { figures }))).toBeNull()
  expect(fault(worded('It is in three of two entries.', { figures }))).toBe('number')
})

test('moods are measured again, by entries, by days, with a theme and without', () => {
  const mood = (text: string, measure: Measure, of: Selection) =>
    fault(worded(text, { figures: [figure(measure, of)] }))
  expect(mood('Your mood averaged 6.0.', 'mood', week)).toBeNull()
  expect(mood('Your mood averaged 6.1.', 'mood', week)).toBe('number')
  expect(mood('At 5.0 on those.', 'day mood', { ...week, daysWith: 'home' })).toBeNull()
  expect(mood('At 8.0 on the others.', 'day mood', { ...week, daysWithout: 'home' })).toBeNull()
  expect(mood('In one entry.', 'entries', { ...week, source: 'call' })).toBeNull()
})

test('a name that no entry of the claim holds falls, wherever it stands', () => {
  expect(fault(worded('You mention Marta.'))).toBeNull()
  expect(fault(worded('You mention Marcus.'))).toBe('name')
  expect(fault(worded('Marcus came up again.'))).toBe('name')
  expect(fault(worded('You wrote. Marcus came up.'))).toBe('name')
  expect(fault(worded('You mention Marta.', {}, wednesday ? [wednesday] : []))).toBe('name')
})

test('a term has to be a theme or a word of one of its entries', () => {
  const about = (words: string, of = entries) => fault({ ...claim(['c'], say`You came back to ${term(words)}.`, of) })
  expect(about('home')).toBeNull()
  expect(about('Marta')).toBeNull()
  expect(about('money')).toBe('name')
  expect(about('work', monday ? [monday] : [])).toBe('name')
})

test('a day falls that none of its entries is of', () => {
  expect(fault(worded('Wednesday was bright.', { days: ['2026-11-18'] }))).toBeNull()
  expect(fault(worded('Friday was bright.', { days: ['2026-11-20'] }))).toBe('date')
  expect(fault(worded('Friday was bright.', { days: ['2026-11-18'] }))).toBe('date')
  expect(fault(worded('You wrote it in March.'))).toBe('date')
  expect(fault(worded('On November 18 you laughed.', { days: ['2026-11-18'] }))).toBeNull()
  expect(fault(worded('On November 19 you laughed.', { days: ['2026-11-18'] }))).toBe('number')
  expect(fault(worded('On November 1 and November 18.', { days: ['2026-11-18'] }))).toBe('number')
})

test('a claim that rests on nothing, or on an entry that is gone, falls', () => {
  expect(fault(worded('You had a good week.', {}, []))).toBe('no entry')
  expect(fault({ ...holding(), entryIds: [1, 99] })).toBe('no entry')
})

test('causes and conditions fall, whoever claims them', () => {
  for (const text of [
    'Work makes you tired.',
    'You were low because of work.',
    'The walks led to better days.',
    'These are symptoms of depression.',
  ])
    expect([text, fault(worded(text))]).toEqual([text, 'overreach'])
})

test('of many the invented ones are dropped and the others kept, in their order', () => {
  const all = [worded('You mention Marta.'), worded('You wrote nine times.'), holding(), worded('Marcus helped.')]
  expect(verified(all, entries)).toEqual([all[0], all[2]])
})

test('what is said of a week tells how many statements held', () => {
  const scope = scopeOf(periodOf('week', '2026-11-16'), '2026-11-22')
  const { patterns } = written(entries, { scope, timeZone: 'UTC', today: '2026-11-23' })
  expect(patterns.verified.kept).toBe(patterns.verified.checked)
  expect(patterns.verified.kept).toBeGreaterThan(4)
})
