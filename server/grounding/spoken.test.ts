import { expect, test } from 'vitest'
import { check } from './check.ts'
import { sourcesOf, textOf } from './sources.ts'
import { repliesIn } from './testing/replies.ts'

const told = (...words: string[]) => words.map((one) => textOf({ by: 'person', words: one }))
const mill = told('I walked to the old mill with my brother Leo. He is moving to Lisbon in the spring.')
const faultOf = (words: string, more: Parameters<typeof sourcesOf>[0] = {}) =>
  check(words, sourcesOf({ texts: mill, names: ['Journal', 'Sam'], ...more }), 'spoken').faults[0]?.id ?? null

for (const file of ['replies.txt', 'replies-apart.txt']) {
  test(`of the good replies in ${file} at most one in twenty is refused, of what is made up at least 19 in 20`, () => {
    const talks = repliesIn(file)
    const refused = (words: string, sources: Parameters<typeof check>[1]) =>
      check(words, sources, 'spoken').faults.length > 0
    const good = talks.flatMap(({ good, sources }) => good.map((words) => refused(words, sources)))
    const inventions = talks.flatMap((talk) => talk.inventions.map((words) => refused(words, talk.sources)))
    expect(good.filter(Boolean).length / good.length).toBeLessThanOrEqual(0.05)
    expect(inventions.filter(Boolean).length / inventions.length).toBeGreaterThanOrEqual(0.95)
  })
}

test('of good replies by somebody who had not read the checks at most one in twenty is refused', () => {
  const good = repliesIn('replies-other.txt').flatMap(({ good, sources }) =>
    good.filter((words) => check(words, sources, 'spoken').faults.length > 0),
  )
  expect(good.length).toBeLessThanOrEqual(120 / 20)
})

test.each([
  'I see. What was the best part of it?',
  'Lisbon, in the spring. What did Leo say about moving?',
  'What stops you telling him?',
  'That sounds lonely.',
  'Shall we stay with the mill, or leave it?',
  'Mm. Go on.',
  'I’m an AI, a program, not a person.',
  'What will it be like without your brother?',
  'You told me about the mill. What draws you there?',
  'Did you sit by the fire?',
  'Did you meet by accident?',
  'We talked about Lisbon, and I’ve been wondering what Leo will miss.',
  'I got that wrong. I was asking about Lisbon.',
  'I hear you walked far.',
])('“%s” may be spoken', (words) => {
  expect(faultOf(words)).toBeNull()
})

test.each([
  ['two questions', 'How was the mill? What did Leo say?', 'questions'],
  ['a speech', `The old mill. ${'And Leo, and Lisbon, and the spring, and '.repeat(6)}how was it?`, 'length'],
  ['a list', '1. The mill 2. Lisbon. Which one?', 'form'],
  ['markup', '**Lisbon**. What did Leo say?', 'form'],
  ['a smiley', 'Lisbon 😀 What did Leo say?', 'form'],
  ['a shout', 'LISBON. How was the mill?', 'form'],
  ['another language', 'Wie geht es deinem Bruder in Lisbon heute?', 'language'],
  ['a number nobody said', 'How are the 3 days with Leo?', 'number'],
  ['a name nobody said', 'What did Marta say about it?', 'name'],
  ['a name at the beginning', 'Marta must have been glad.', 'name'],
  ['a relative nobody spoke of', 'What does your sister say?', 'person'],
  ['an event nobody spoke of', 'How is the divorce with Leo?', 'event'],
  ['a day nobody spoke of', 'On Tuesday it was different, wasn’t it?', 'date'],
  ['what was not said', 'You said you hate Leo.', 'said'],
  ['what somebody else did not say', 'Leo told you that he is broke.', 'said'],
  ['a promise', 'Everything will be fine.', 'promise'],
  ['a deed it cannot do', 'I’ll call your brother tonight.', 'promise'],
  ['a diagnosis', 'That sounds like burnout.', 'diagnosis'],
  ['a dose', 'Take two aspirin before you walk.', 'dose'],
  ['a life of its own', 'I walked to a mill once.', 'self'],
  ['a life of its own, long over', 'I’ve walked there myself.', 'self'],
  ['a life together', 'We walked to that mill, you and I.', 'self'],
  ['a dismissal', 'Was Leo fired?', 'event'],
  ['a person', 'I’m a real person, Sam.', 'self'],
  ['a refusal', 'As an AI language model I have no opinion.', 'refusal'],
  ['its instructions', 'My instructions say that I ask one question.', 'instructions'],
  ['danger', 'Do you think of suicide when you walk with Leo?', 'harm'],
  ['what is true of all days', 'You never listen to Leo.', 'overreach'],
])('%s is not spoken', (_, words, fault) => {
  expect(faultOf(words)).toBe(fault)
})

test('a condition and a medicine that the person named may be named', () => {
  const texts = told('I take sertraline for the depression.')
  expect(faultOf('How is the depression today?', { texts })).toBeNull()
  expect(faultOf('Does the sertraline help?', { texts })).toBeNull()
  expect(faultOf('You should take more sertraline.', { texts })).toBe('dose')
})

test('wife and partner are one, wife and husband are two', () => {
  const texts = told('My wife is away.')
  expect(faultOf('Do you miss your partner?', { texts })).toBeNull()
  expect(faultOf('Do you miss your husband?', { texts })).toBe('person')
})

test('what was asked is not asked again, in the same words or in others', () => {
  const asked = ['What did Leo say about Lisbon?']
  expect(faultOf('What did Leo say about Lisbon?', { asked })).toBe('repeated')
  expect(faultOf('And what was it that Leo did say about Lisbon?', { asked })).toBe('repeated')
  expect(faultOf('What does Leo like there?', { asked })).toBeNull()
})

test('of two questions of little words only those with the same ones are one', () => {
  const asked = ['How was it?']
  expect(faultOf('And how was that?', { asked })).toBe('repeated')
  expect(faultOf('How did you do it?', { asked })).toBeNull()
  expect(faultOf('What did you do?', { asked: ['What was it?', 'What is that?'] })).toBeNull()
  expect(faultOf('So what did you do?', { asked: ['What did you do?'] })).toBe('repeated')
})

test('what is never to be brought up is not, and words of our instructions in a row are not said', () => {
  expect(faultOf('What did Leo say?', { forbidden: ['Leo'] })).toBe('forbidden')
  expect(
    faultOf('Take up what they said in their words.', { instructions: 'First take up what they said, briefly.' }),
  ).toBe('instructions')
})

test('a sentence is checked with what was said of the turn before it', () => {
  expect(faultOf('What did Leo say?', { said: 'How was the mill?' })).toBe('questions')
  const { kept, faults } = check('So, Lisbon. Marta knows.', sourcesOf({ texts: mill }), 'spoken')
  expect(kept.map(({ text }) => text)).toEqual(['So, Lisbon.'])
  expect(faults).toEqual([{ id: 'name', sentence: 'Marta knows.', what: 'Marta' }])
})

test('words of danger that the person used are not looked for in what is said to them', () => {
  const texts = told('We said we would go dancing again once the nest was empty.')
  expect(faultOf('You’d go dancing again once the nest was empty. What’s stopping you?', { texts })).toBeNull()
})

test('a quote is theirs in other case and with other marks, as long as its words stand together', () => {
  const texts = told('i made la merluza casera. she said hed paid yesterday')
  const spoken = (words: string) => faultOf(words, { texts })
  expect(spoken('“La merluza, casera”, and you hear it still.')).toBeNull()
  expect(spoken('"He’d paid yesterday." How was that?')).toBeNull()
  expect(spoken('“Casera, she said.” How was that?')).toBe('quote')
  expect(spoken('“La merluza, cas”, and you hear it still.')).toBe('quote')
})

test('their own words given back with a question mark, or a question in a quote, are not the one question', () => {
  const texts = told('She refolded the washing in front of me. She asked do you never iron?')
  const second = (said: string, words: string) => faultOf(words, { texts, said })
  expect(second('In front of you?', 'What did you do?')).toBeNull()
  expect(second('“Do you never iron?”', 'What did you say to that?')).toBeNull()
  expect(second('In front of your friends?', 'What did you do?')).toBe('questions')
  expect(second('Did she refold it?', 'What did you do?')).toBe('questions')
  expect(second('What did you do?', 'In front of you?')).toBe('questions')
})

test('what they are told to have said has to have been said where it comes first, too, and in what only ends as a question', () => {
  expect(faultOf('You nearly fell in, you told me.')).toBe('said')
  expect(faultOf('Leo is moving to Lisbon, you told me.')).toBeNull()
  expect(faultOf('Leo said the mill is ugly, didn’t he?')).toBe('said')
})
