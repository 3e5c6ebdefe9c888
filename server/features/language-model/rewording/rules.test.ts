import { expect, test } from 'vitest'
import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { readRisk } from '#server/features/safety/alarm.ts'
import { sourcesOf } from '#server/grounding/sources.ts'
import { textsFor } from '../sources.ts'
import { lettersOf, type Saying, verdictOn } from './rules.ts'
import { keepsTense, keepsTime, lastDayIn } from './times.ts'

const today = '2026-03-06' // a Friday
const page = (content: string): Noted => ({
  ...{ id: 5, day: '2026-03-03', title: 'Day', content, moodScore: 6, themes: [], wordCount: 9, source: 'manual' },
  risk: readRisk(content),
})

const results: Saying = {
  words: 'You wrote on Tuesday that the results come on Friday. That is today.',
  core: 'The results come on Friday.',
  page: page('The results come on Friday. I try not to think of the phone.'),
  isOpen: true,
  mustSay: 'today',
}
const dana: Saying = {
  words: 'What do you and Dana laugh about?',
  core: 'Dana',
  page: page('Dinner at Dana’s. She tried to tell the story about the goat.'),
  isOpen: false,
  mustSay: 'Dana',
}

function verdict(saying: Saying, text: string, known: string[] = []) {
  const isQuestion = saying === dana
  const sources = sourcesOf({
    texts: textsFor(saying.page ? [saying.page] : [], [saying.words], today),
    claims: isQuestion ? 'of-them' : 'every',
  })
  const found = verdictOn(text, saying, { longest: 200, isQuestion }, sources, new Set(known.map(lettersOf)))
  return 'fault' in found ? found.fault : 'said'
}

test.each([
  'The results come today.',
  'Today is Friday, the day of the results.',
  'Today the results come. You wrote that you try not to think of the phone.',
])('%s says the same anew', (text) => {
  expect(verdict(results, text)).toBe('said')
})

test.each([
  ['The results come on Friday.', 'matter'],
  ['The results came today.', 'time'],
  ['The results come tomorrow, not today.', 'time'],
  ['The results come today and will be wonderful.', 'unfounded'],
  ['Today the results come. They scare you.', 'unfounded'],
  ['Today is a day like any other.', 'matter'],
  ['The results come today. Courage!', 'shape'],
  ['- The results\n- come today.', 'shape'],
])('%s does not: %s', (text, fault) => {
  expect(verdict(results, text)).toBe(fault)
})

test('a question may begin with what it is about, and is still one question, about the same person', () => {
  expect(verdict(dana, 'Dana tried to tell the story about the goat. What did you laugh about?')).toBe('said')
  expect(verdict(dana, 'What would you say to Dana if you told the story?')).toBe('said')
  expect(verdict(dana, 'Dana tried to tell the story about the goat.')).toBe('shape')
  expect(verdict(dana, 'What about Dana? And the goat?')).toBe('shape')
  expect(verdict(dana, 'What is the story of the goat?')).toBe('matter')
  expect(verdict(dana, 'Why did Dana lie about the goat?')).toBe('unfounded')
})

test('what was said before is not said again, with other punctuation neither', () => {
  expect(verdict(results, 'The results come today.', ['The results: come today'])).toBe('again')
})

test('a time that is only quoted is another day’s', () => {
  const words = 'You wrote yesterday: “Mom’s surgery is tomorrow at eight.” That is today.'
  expect(keepsTime('Today is your mom’s surgery, at eight.', words)).toBe(true)
  expect(keepsTime('Your mom’s surgery is tomorrow at eight.', words)).toBe(false)
  expect(keepsTime('You wrote: “Mom’s surgery is tomorrow at eight.” It is today.', words)).toBe(true)
  expect(keepsTime('Today, in 3 weeks, on Friday.', words)).toBe(false)
})

test('what is meant is not told as done, and what is supposed is not told as having happened', () => {
  const words = 'You wrote on Tuesday that you want to call Leo.'
  expect(keepsTense('You wanted to call Leo.', words)).toBe(true)
  expect(keepsTense('You called Leo.', words)).toBe(false)
  expect(keepsTense('What would Leo say if you called?', words)).toBe(true)
  expect(keepsTense('Leo was glad. What would he say?', words)).toBe(false)
})

test('the last day that is named is the one something is for', () => {
  expect(lastDayIn('You wrote on Tuesday that the results come on Friday.')).toBe('Friday')
  expect(lastDayIn('You wrote earlier today that you want to call.')).toBeNull()
})
