import { expect, test } from 'vitest'
import { aCall } from '#server/dialogue/testing/line-of.ts'
import { alarmAnswerIn } from './alarm-answer.ts'

function saying(...words: string[]) {
  const call = aCall()
  call.connects()
  call.plays(300, 7_000)
  let at = 10_000
  for (const one of words) {
    const effects = call.says(one, at)
    if (!effects.some((effect) => effect.do === 'say')) call.wakes(call.alarm())
    call.plays(at + 3_000, at + 10_000)
    at += 20_000
  }
  return call.turns()
}

test('the words on a call say the same of an alarm as the tap on a page', () => {
  expect(alarmAnswerIn(saying('We went to the lake.'))).toBeNull()
  expect(alarmAnswerIn(saying('Everyone would be better off without me.', 'I’m fine, that was not meant.'))).toBe(
    'not-meant',
  )
  expect(alarmAnswerIn(saying('I want to kill myself.', 'I’m fine, that was not meant.'))).toBe('not-meant')
})

test('what was told plainly, or agreed to when asked, was meant', () => {
  expect(alarmAnswerIn(saying('I want to kill myself.'))).toBe('meant')
  expect(alarmAnswerIn(saying('Everyone would be better off without me.', 'Sometimes.'))).toBe('meant')
})

test('an alarm that nobody took up was neither', () => {
  expect(alarmAnswerIn(saying('Everyone would be better off without me.'))).toBeNull()
})

test('what is told again after it was denied is meant', () => {
  const turns = saying(
    'I want to kill myself.',
    'I’m fine, that was not meant.',
    'I want to kill myself tonight with the pills.',
  )
  expect(alarmAnswerIn(turns)).toBe('meant')
})
