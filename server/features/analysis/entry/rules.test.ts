import { expect, test } from 'vitest'
import { analyseEntry } from './rules.ts'

const mood = (text: string) => analyseEntry(text).moodScore ?? Number.NaN
const sentiment = (text: string) => analyseEntry(text).sentiment

test('a good day scores above the middle and a bad one below', () => {
  expect(mood('We laughed all evening and I felt so grateful for my friends.')).toBeGreaterThan(7)
  expect(mood('I am exhausted and everything went wrong at work again.')).toBeLessThan(4)
})

test('a plain account stays near the middle', () => {
  const entry = analyseEntry('The meeting is at three on Tuesday and the slides are on the shared drive.')
  expect(entry.moodScore).toBeGreaterThan(4.5)
  expect(entry.moodScore).toBeLessThan(6.5)
  expect(entry.sentiment).toBe('neutral')
})

test('words that nobody knows stay in the middle', () => {
  expect(Math.abs(mood('zub zob zib zab zeb zyb') - 5.5)).toBeLessThan(0.3)
})

test('a stated number wins over the words', () => {
  expect(analyseEntry('Everything was wonderful and lovely today.', { mood: 3 }).moodScore).toBe(3)
  expect(analyseEntry('Everything was wonderful and lovely today.', { mood: null }).moodScore).toBeGreaterThan(7)
})

test('a stated number is kept within 1 and 10', () => {
  expect(analyseEntry('x', { mood: 0 }).moodScore).toBe(1)
  expect(analyseEntry('x', { mood: 42 }).moodScore).toBe(10)
})

test('fewer than five words carry a mood only where they are plain enough, or where one was stated', () => {
  expect(analyseEntry('Went to the shop.').moodScore).toBeNull()
  expect(analyseEntry('').moodScore).toBeNull()
  expect(mood('Awful day.')).toBeLessThan(4)
  expect(analyseEntry('Went to the shop.', { mood: 2 }).moodScore).toBe(2)
  expect(analyseEntry('mood: 4/10').moodScore).toBe(4)
})

test('words of danger leave the mood to the words and to the person', () => {
  expect(analyseEntry('I want to kill myself tonight. Mood 4 out of 10.').moodScore).toBe(4)
  expect(mood('We put the rope on the boat and had a lovely evening on the lake.')).toBeGreaterThan(6)
})

test.each([
  ['I was not happy with how the whole day went.', 'I was happy with how the whole day went.'],
  ['I never enjoyed being there with all of them.', 'I enjoyed being there with all of them.'],
  ['I wish I was happy at this new place.', 'I was happy at this new place.'],
  ['I used to be happy in this house.', 'I am so happy in this house.'],
])('“%s” is sadder than “%s”', (sadder, happier) => {
  expect(mood(sadder)).toBeLessThan(5.5)
  expect(mood(sadder)).toBeLessThan(mood(happier))
})

test.each([
  'The trip wasn’t bad at all, honestly.',
  'I couldn’t be happier with the new flat.',
  'No stress, no worries, and nobody rushed me.',
  'It could have been worse, I suppose, much like last time.',
])('“%s” is not a bad day', (text) => {
  expect(mood(text)).toBeGreaterThan(5.5)
})

test('strong words outweigh faint ones', () => {
  expect(mood('I am extremely happy about the news today')).toBeGreaterThan(mood('I am happy about the news today'))
  expect(mood('I am slightly happy about the news today')).toBeLessThan(mood('I am happy about the news today'))
})

test('what comes after a "but" weighs more', () => {
  const ends = mood('The morning was awful but the evening was wonderful.')
  expect(ends).toBeGreaterThan(mood('The evening was wonderful but the morning was awful.'))
})

test('both poles in earnest are mixed, whichever comes first', () => {
  expect(sentiment('I love my kids but I am completely overwhelmed and I cried in the car.')).toBe('mixed')
  expect(sentiment('Dinner was lovely but the argument with my brother ruined the evening.')).toBe('mixed')
})

test('emoji count as words do', () => {
  expect(mood('😀🎉 we got the keys to the house today')).toBeGreaterThan(7)
  expect(mood('😭😭 the whole thing is over as of today')).toBeLessThan(4)
})

test('journal language is understood without punctuation', () => {
  const entry = analyseEntry('so tired i didnt sleep and work was a mess and i keep dreading tomorrow')
  expect(entry.moodScore).toBeLessThan(4)
  expect(entry.sentiment).toBe('negative')
})

test('capitals and punctuation lost in speech do not turn the mood round', () => {
  const written = 'I finally finished the fence. I am so proud of it! My dad would have loved it.'
  const spoken = written.toLowerCase().replace(/[.!]/g, '')
  expect(Math.abs(mood(written) - mood(spoken))).toBeLessThan(1.5)
})

test('words are counted as a reader counts them', () => {
  expect(analyseEntry('Don’t count my well-known 3 commas, or — dashes.').wordCount).toBe(8)
})

test('a long entry is read in full and stays in range', () => {
  const entry = analyseEntry('It was a good day and we walked by the river. '.repeat(450))
  expect(entry.moodScore).toBeGreaterThan(6)
  expect(entry.moodScore).toBeLessThanOrEqual(10)
})

test.each([
  '',
  ' \n ',
  '😀',
  '\uD800\u0000',
  'היום היה יום טוב מאוד עם המשפחה שלי',
  'a'.repeat(1_000_000),
  'not '.repeat(250_000),
  'can '.repeat(250_000),
  '7/10 '.repeat(200_000),
  '(:'.repeat(400_000),
  '٣٤٥ ½ Ⅷ ﬃ',
])('any text is read, and read the same again (%#)', (text) => {
  const entry = analyseEntry(text)
  expect(entry).toEqual(analyseEntry(text))
  expect(entry.moodScore === null || (entry.moodScore >= 1 && entry.moodScore <= 10)).toBe(true)
  expect(entry.themes.length).toBeLessThanOrEqual(5)
})

test('what was read before changes nothing', () => {
  const texts = ['I feel great about the run today.', 'I feel awful about the exam.', 'mood: 6']
  const first = texts.map((text) => analyseEntry(text))
  expect(
    texts
      .toReversed()
      .map((text) => analyseEntry(text))
      .toReversed(),
  ).toEqual(first)
})

test('reading takes as long as the text is, not its square', () => {
  const time = (text: string) => {
    const start = performance.now()
    analyseEntry(text)
    return performance.now() - start
  }
  const once = 'My mood was a 7 but I am not sure, the (new) plan with Anna could work out well! '
  time(once.repeat(500))
  expect(time(once.repeat(4000))).toBeLessThan(40 * Math.max(5, time(once.repeat(400))))
})

test('of what is not English nothing is judged; a mood that was told stands', () => {
  const spanish = 'Hoy fui al trabajo y estuve muy triste. Mañana veo a mi hermana en Sevilla.'
  expect(analyseEntry(spanish)).toEqual({ moodScore: null, sentiment: null, themes: [], wordCount: 15 })
  expect(analyseEntry(spanish, { mood: 4 })).toMatchObject({ moodScore: 4, sentiment: null })
})
