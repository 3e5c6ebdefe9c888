import { expect, test } from 'vitest'
import { readDiary } from './diary.ts'

const now = Temporal.Instant.from('2026-03-10T12:00:00Z')
const line = (entry: object) => JSON.stringify(entry)
const days = (lines: string[], zone = 'America/New_York') =>
  readDiary(lines, zone, now).map(({ at }) => at.toZonedDateTimeISO(zone).toPlainDateTime().toString().slice(0, 16))

test('a day is kept as that day, at noon where the person lives', () => {
  expect(days([line({ text: 'Up betimes.', date: '1660-01-11' })], 'Asia/Kolkata')).toEqual(['1660-01-11T12:00'])
})

test('two entries of one day stay in their order', () => {
  const lines = [line({ text: 'Morning', date: '2026-03-01' }), line({ text: 'Evening', date: '2026-03-01' })]
  expect(days(lines)).toEqual(['2026-03-01T12:00', '2026-03-01T12:01'])
})

test('an entry without a date follows the one before, and a first one comes the day before', () => {
  const lines = [line({ text: 'Preface' }), line({ text: 'Day one', date: '2026-03-02' }), line({ text: 'A thought' })]
  expect(days(lines)).toEqual(['2026-03-01T12:01', '2026-03-02T12:00', '2026-03-02T12:01'])
})

test('a diary without any date begins now', () => {
  const lines = [line({ text: 'A thought' }), line({ text: 'Another' })]
  expect(days(lines, 'UTC')).toEqual(['2026-03-10T12:01', '2026-03-10T12:02'])
})

test('a diary that runs backwards keeps its dates', () => {
  const lines = [line({ text: 'New', date: '2026-03-09' }), line({ text: 'Old', date: '2026-03-01' })]
  expect(days(lines)).toEqual(['2026-03-09T12:00', '2026-03-01T12:00'])
})

test('an instant is kept to the second', () => {
  const [entry] = readDiary([line({ text: 'Now', date: '2026-03-01T08:15:30+01:00' })], 'UTC', now)
  expect(entry?.at.toString()).toBe('2026-03-01T07:15:30Z')
})

test('a title is taken as given, else from the day, else from the first words', () => {
  const titles = readDiary(
    [
      line({ title: ' The fire ', text: 'It began', date: '2026-03-01' }),
      line({ dayLabel: '1st', month: 'January 1660', text: 'It began', date: '2026-03-02' }),
      line({ text: 'So to bed, and there lay thinking of all that the day had brought to us both.' }),
    ],
    'UTC',
    now,
  ).map(({ title }) => title)
  expect(titles).toEqual([
    'The fire',
    '1st, January 1660',
    'So to bed, and there lay thinking of all that the day had…',
  ])
})

test('a line that is no entry is named by its number, not by its words', () => {
  const lines = [line({ text: 'fine' }), '', line({ words: 'private matters' })]
  expect(() => readDiary(lines, 'UTC', now)).toThrow('line 3 is not an entry')
  expect(() => readDiary(['{"text": "private'], 'UTC', now)).toThrow(/^(?!.*private)/)
})
