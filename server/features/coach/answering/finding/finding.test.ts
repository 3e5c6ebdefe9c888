import { expect, test } from 'vitest'
import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { readRisk } from '#server/features/safety/alarm.ts'
import { findIn } from './finding.ts'
import { subjectOf } from './subject.ts'

/** What of these entries speaks of what was asked. */
function found(question: string, ...entries: string[]) {
  const pages = entries.map(
    (content, at): Noted => ({
      ...{ id: at + 1, day: `2026-03-0${at + 1}`, title: '', content, moodScore: null },
      ...{ themes: [], wordCount: 0, source: 'manual', risk: readRisk(content) },
    }),
  )
  return findIn(pages, subjectOf(question)).finds.map(({ quote }) => quote)
}

test('the train somebody takes is neither a dress nor a training', () => {
  const asked = 'How often did I take the train?'
  expect(found(asked, 'She was very fine, and her page carried up her train.')).toEqual([])
  expect(found(asked, 'I took the dog out and trained for an hour.')).toEqual([])
  expect(found(asked, 'A fine train of gentlemen came in.')).toEqual([])
  expect(found(asked, 'I took the late train home.')).toEqual(['I took the late train home.'])
})

test('somebody else’s daughter is not mine', () => {
  const asked = 'When did I last visit my daughter?'
  expect(found(asked, 'Met Mrs. Turner and her daughter.', 'My landlady and daughters send their love.')).toEqual([])
  expect(found(asked, 'An hour with my little daughter.')).toHaveLength(1)
  expect(found('When did I last see my father?', 'My mother and father came for lunch.')).toHaveLength(1)
})

test('of two or three words none may be missing, of more one may', () => {
  expect(found('When did I play tennis with Nora?', 'Tennis with Sam. Nora was away.')).toHaveLength(1)
  expect(found('When did I play tennis with Nora?', 'Tennis with Sam.', 'Nora wrote.')).toEqual([])
  const fire = 'Jane called us up at three to tell us of a great fire in the City.'
  expect(found('When did Jane wake us about the great fire in the City?', fire, 'I woke late.')).toEqual([fire])
})

test('who was called has to be told as called; tennis may go without saying that it was played', () => {
  expect(found('How often did I call Mom?', 'Mom is better.', 'Lunch at Mom’s.')).toEqual([])
  expect(found('How often did I call Mom?', 'Called Mom from the bus.')).toHaveLength(1)
  expect(found('Did I call my brother?', 'I want to call my brother and plan his dinner.')).toEqual([])
  expect(found('When did I last talk to Mom?', 'It is still sinking in, about Mom.')).toEqual([])
  expect(found('When did I last talk to Mom?', 'Talked to Mom for an hour.')).toHaveLength(1)
  expect(found('When did I last play tennis?', 'Tennis with Sam in the rain.')).toHaveLength(1)
})

test('words far apart do not belong together', () => {
  const between = 'Then came one thing after the other and nobody knew what to make of all this talk. '.repeat(3)
  expect(found('When did I sell the bicycle?', `I sold two chairs. ${between} The bicycle is fine.`)).toEqual([])
})

test('the quote shows the words that answer, however long the sentence', () => {
  const long = `${'We walked and talked about this and that, '.repeat(12)}and then Dana told me she is moving to Lisbon, ${'which kept me busy for the rest of the way, '.repeat(6)}and so home.`
  const [quote = ''] = found('When did Dana say she is moving to Lisbon?', long)
  expect(quote).toContain('Dana told me she is moving to Lisbon')
  expect(quote.length).toBeLessThanOrEqual(240)
  expect(long).toContain(quote)
})

test('what was not done is not told as done, nor what was only meant to be', () => {
  expect(found('When did we finish the gate?', 'I want to finish the gate with him.')).toEqual([])
  expect(found('What did I say about the gate?', 'I want to finish the gate with him.')).toHaveLength(1)
  expect(found('When did I last see Anna?', 'I didn’t see Anna all week.')).toEqual([])
})

test('a name is found whichever way its apostrophe is written', () => {
  expect(found("When did we eat at O'Brien's?", 'Supper at O’Brien’s with all of them.')).toHaveLength(1)
})
