import { expect, test } from 'vitest'
import { check } from './check.ts'
import { sourcesOf, textOf } from './sources.ts'

const turns = [
  ...[
    'um so i walked to the mill with leo and we didnt talk much',
    'hes moving to lisbon in the spring im going to miss him',
  ],
  ...['no', 'i cooked soup for six people and she cried'],
]
const questions = ['', 'How is Leo?', 'Did you tell him?', 'And then?']
const sources = sourcesOf({
  texts: turns.map((words, id) => textOf({ id, by: 'person', words, about: questions[id] ?? '' })),
})
const draft = (...sentences: [text: string, ...on: number[]][]) =>
  check(
    sentences.map(([text, ...on]) => ({ text, on })),
    sources,
    'entry',
  )
const faultOf = (text: string, ...on: number[]) =>
  draft([text, ...on]).faults.find(({ id }) => id !== 'coverage')?.id ?? null

test('sentences are finished, and answers carry what they answer', () => {
  const whole = draft(
    ['I walked to the mill with Leo, and we didn’t talk much.', 0],
    ['He is moving to Lisbon in the spring. I’m going to miss him.', 1],
    ['I didn’t tell him.', 2],
    ['I cooked soup for six people, and she cried.', 3],
  )
  expect(whole.faults).toEqual([])
  expect(whole.kept).toHaveLength(4)
})

test.each([
  ['no turn is named', 'I walked to the mill.', [], 'entry'],
  ['the turn is not there', 'I walked to the mill.', [9], 'entry'],
  ['another turn said it', 'I cooked soup.', [0], 'unfounded'],
  ['a name is new', 'I walked to the mill with Marta.', [0], 'name'],
  ['a number is new', 'I cooked soup for seven people.', [3], 'number'],
  ['a day is new', 'I walked to the mill on Tuesday.', [0], 'date'],
  ['a relative is new', 'I walked to the mill with my brother Leo, your brother.', [0], 'person'],
  ['most of it is new', 'The evening light lay golden over the quiet valley.', [0], 'unfounded'],
  ['it was denied', 'I walked to the mill with Leo, and we talked much.', [0], 'polarity'],
  ['it was not denied', 'I’m not going to miss him.', [1], 'polarity'],
  ['somebody else did it', 'She cooked soup for six people.', [3], 'doer'],
  ['the person did it', 'I cooked soup for six people, and I cried.', [3], 'doer'],
  ['it speaks to the person', 'You walked to the mill with Leo.', [0], 'doer'],
])('a sentence does not stand where %s', (_, text, on, fault) => {
  expect(faultOf(text, ...on)).toBe(fault)
})

test('what leaves out more than a tenth of what was told is no entry', () => {
  const { faults } = draft(['I walked to the mill with Leo, and we didn’t talk much.', 0])
  expect(faults).toEqual([{ id: 'coverage', sentence: '', what: expect.stringMatching(/^0\.\d\d$/) }])
})
