import { expect, test } from 'vitest'
import { turnFrom } from './stored-turns.ts'

const stored = (does: string) => JSON.stringify({ speaker: 'companion', words: 'Hm.', intent: { does }, at: 5 })

test('a turn that an earlier version sealed is read in today’s names', () => {
  expect(turnFrom(stored('nudge'))).toMatchObject({ words: 'Hm.', intent: { does: 'reprompt' }, at: 5 })
  expect(turnFrom(stored('wrap-up'))).toMatchObject({ intent: { does: 'offer-close' } })
})

test('a turn of today stays as it is', () => {
  const turn = { speaker: 'person', words: 'hello', by: 'voice', at: 1 }
  expect(turnFrom(JSON.stringify(turn))).toEqual(turn)
  expect(turnFrom(stored('ask'))).toMatchObject({ intent: { does: 'ask' } })
})
