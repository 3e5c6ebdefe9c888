import { expect, test } from 'vitest'
import { recommendationOn } from './recommendation.ts'
import type { Tried } from './trial.ts'

const one = (id: Tried['id'], own: Partial<Tried> = {}): Tried => ({
  ...{ id, words: 'Mm.', firstWordMs: 300, firstSentenceMs: null, tokensIn: 100, tokensPerSecond: 40, fault: null },
  ...own,
})
const turns = (ms: number) => [1, 2, 3].map(() => one('turn', { firstSentenceMs: ms }))

test('a model whose first sentence comes after four seconds is not worth it on a call', () => {
  expect(recommendationOn([...turns(4_100), one('prompt')])).toMatchObject({ id: 'slow', isWorthKeeping: false })
  expect(recommendationOn([...turns(3_900), one('prompt')])).toMatchObject({ id: 'good', isWorthKeeping: true })
})

test('one turn of three may fail, two may not', () => {
  const [first, second, third] = [one('turn', { fault: 'no header' }), ...turns(900)]
  if (!first || !second || !third) throw new Error('there are three turns')
  expect(recommendationOn([first, second, third]).id).toBe('good')
  expect(recommendationOn([first, { ...second, fault: 'no header' }, third]).id).toBe('shape')
})

test('a prompt that is cut weighs more than anything it does well', () => {
  expect(recommendationOn([...turns(900), one('prompt', { fault: 'lost from the prompt: tamarisk' })]).id).toBe('cut')
})

test('who read the whole prompt and forgot its beginning is told apart from who was given only its end', () => {
  const lost = (tokensIn: number | null) => one('prompt', { fault: 'lost from the prompt: tamarisk', tokensIn })
  expect([3_400, 2_048, null].map((tokens) => recommendationOn([...turns(900), lost(tokens)]).id)).toEqual([
    ...['forgetful', 'cut', 'cut'],
  ])
})
