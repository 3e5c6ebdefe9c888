import { expect, test } from 'vitest'
import { preferencesIn } from './preferences.ts'

const nothing = { avoids: [], wants: [], isBrief: false }

test.each([
  ['Don’t ask about work', ['work']],
  ['Please don’t ask me about my ex-husband.', ['ex-husband']],
  ['never mention the harbor again', ['harbor']],
  ['No questions about money or the divorce, please', ['money', 'divorce']],
  ['I’d rather not talk about Tom', ['Tom']],
  ['avoid politics', ['politics']],
  ['Don’t ask about work unless I bring it up', ['work']],
])('%s leaves out %j', (line, avoids) => {
  expect(preferencesIn([line])).toEqual({ ...nothing, avoids })
})

test.each([
  ['I like to be asked about the garden', ['the garden']],
  ['Ask about Mom', ['Mom']],
  ['please ask me about my novel and Leo', ['your novel', 'Leo']],
  ['I love talking about my grandkids!', ['your grandkids']],
])('%s wishes for %j', (line, wants) => {
  expect(preferencesIn([line])).toEqual({ ...nothing, wants })
})

test.each(['Short questions', 'Keep it short, please', 'no long talk, be brief'])('%s asks for few words', (line) => {
  expect(preferencesIn([line])).toEqual({ ...nothing, isBrief: true })
})

test.each([
  'No advice about work unless I ask',
  'Don’t ask about work on weekends',
  'Ask me how I slept',
  'Don’t ask about it',
  'No pep talks',
  'Call me Annie',
  'no emojis',
  'I work nights and I am tired of being asked about it',
])('of %s nothing is kept that was not understood', (line) => {
  expect(preferencesIn([line])).toEqual(nothing)
})

test('what is left out is not wished for', () => {
  expect(preferencesIn(['Ask about work', 'Don’t mention work'])).toEqual({ ...nothing, avoids: ['work'] })
})
