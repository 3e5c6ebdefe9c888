import { expect, test } from 'vitest'
import { moodOf } from '../mood.ts'
import { aCall, doneIn, intentsIn, saidIn } from '../testing/line-of.ts'

function askedForMood() {
  const call = aCall()
  call.connects()
  call.plays(300, 7_000)
  call.says('I had lunch with Anna by the lake.', 10_000)
  call.plays(10_300, 14_000)
  call.says('That’s it.', 20_000)
  call.plays(20_300, 24_000)
  return call
}

test('a digit answers the mood question', () => {
  const call = askedForMood()
  const effects = call.presses('7', 25_000)
  expect(doneIn(effects).slice(0, 2)).toEqual(['save', 'say'])
  expect(saidIn(effects)).toMatch(/^Seven/)
  expect(moodOf(call.turns())).toBe(7)
})

test('one and then zero is a ten, one turn', () => {
  const call = askedForMood()
  expect(doneIn(call.presses('1', 25_000))).toEqual(['save', 'wake'])
  const effects = call.presses('0', 26_000)
  expect(doneIn(effects).slice(0, 2)).toEqual(['amend', 'say'])
  expect(moodOf(call.turns())).toBe(10)
  expect(call.turns().filter((turn) => turn.speaker === 'person' && turn.by === 'keys')).toHaveLength(1)
})

test('one and nothing more is a one', () => {
  const call = askedForMood()
  call.presses('1', 25_000)
  expect(saidIn(call.wakes(26_500))).toMatch(/^One/)
  expect(moodOf(call.turns())).toBe(1)
})

test('one and then another digit is the other digit', () => {
  const call = askedForMood()
  call.presses('1', 25_000)
  call.presses('4', 26_000)
  expect(moodOf(call.turns())).toBe(4)
})

test('zero repeats, hash ends', () => {
  const call = askedForMood()
  const asked = call.last()?.words
  expect(saidIn(call.presses('0', 25_000))).toBe(asked)
  expect(intentsIn(call.presses('#', 30_000))).toEqual(['farewell'])
})

test('nine stops every call before a word of goodbye is said', () => {
  const call = aCall()
  call.connects()
  call.plays(300, 7_000)
  const effects = call.presses('9', 9_000)
  expect(doneIn(effects)).toEqual(['save', 'stop-calling', 'say', 'save', 'wake'])
  expect(saidIn(effects)).toMatch(/won’t (?:call|ring)/)
  expect(call.wakes(call.alarm())).toEqual([{ do: 'hang-up', reason: 'no-more-calls' }])
})

test('two rings again in an hour', () => {
  const call = aCall()
  call.connects()
  call.plays(300, 7_000)
  const effects = call.presses('2', 9_000)
  expect(effects).toContainEqual({ do: 'snooze', until: { minutes: 60 } })
  expect(saidIn(effects)).toMatch(/in an hour/)
})

test('a key that means nothing is explained, and stored like every other', () => {
  const call = aCall()
  call.connects()
  call.plays(300, 7_000)
  const effects = call.presses('5', 9_000)
  expect(effects[0]).toMatchObject({ do: 'save', turn: { words: '5', by: 'keys' } })
  expect(saidIn(effects)).toMatch(/hash/)
})
