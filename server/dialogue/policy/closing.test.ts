import { expect, test } from 'vitest'
import { moodOf } from '../mood.ts'
import { aCall, doneIn, intentsIn, saidIn } from '../testing/line-of.ts'

/** A talk that has got under way; each thing said is answered and heard. */
function talking(...said: string[]) {
  const call = aCall()
  let at = 0
  call.connects()
  call.plays(300, 7_000)
  const tells = (words: string) => {
    at += 10_000
    const effects = call.says(words, at)
    call.plays(at + 300, at + 5_000)
    return effects
  }
  for (const words of said) tells(words)
  return { ...call, tells, now: () => at }
}

const story = [
  'I had lunch with Anna by the lake.',
  'She is moving to Spain in May.',
  'I am happy for her, and I will miss her.',
]

test('"that’s it" is followed by the mood, and goodbye', () => {
  const call = talking(...story)
  expect(intentsIn(call.tells('That’s it.'))).toEqual(['ask-mood'])
  const thanks = call.tells('A seven, I think.')
  expect(saidIn(thanks)).toMatch(/^Seven\./)
  expect(intentsIn(thanks)).toEqual(['farewell'])
  expect(doneIn(call.wakes(call.alarm()))).toEqual(['hang-up'])
})

test.each(['Bye.', 'stop', 'Please hang up.', 'Okay, goodbye!', 'Good night.'])(
  '“%s” is answered with goodbye, and no question',
  (words) => {
    const effects = talking(...story).tells(words)
    expect(intentsIn(effects)).toEqual(['farewell'])
    expect(saidIn(effects)).not.toContain('?')
  },
)

test.each([
  'Sorry, I have to go now.',
  'Tired but okay. I should sleep.',
  'I should get some sleep now.',
  'I’m going to bed.',
  'I’d better go to bed.',
])('whoever says “%s” is let go, and asked nothing', (words) => {
  expect(intentsIn(talking(...story).tells(words))).toEqual(['farewell'])
})

test('“I should sleep more” is told, and not a goodbye', () => {
  expect(['ask', 'reflect']).toEqual(
    expect.arrayContaining(intentsIn(talking(...story).tells('I should sleep more in the week.'))),
  )
})

test.each(['I’m busy right now.', 'Not a good time.', 'Not now.'])(
  '“%s” at the start is only asked when to ring again',
  (words) => {
    const call = talking()
    expect(saidIn(call.tells(words))).toMatch(/hour/)
    expect(intentsIn(call.tells('No, that’s all right.'))).toEqual(['farewell'])
    expect(call.wakes(call.alarm())).toEqual([{ do: 'hang-up', reason: 'not-now' }])
  },
)

test.each(['This isn’t Sam.', 'You have the wrong number.', 'There’s no Sam here.'])(
  '“%s” is excused, and nothing more is said',
  (words) => {
    const effects = talking().tells(words)
    expect(intentsIn(effects)).toEqual(['farewell'])
    expect(saidIn(effects)).toMatch(/sorry/i)
  },
)

test('who gives no number is not asked for it again', () => {
  expect(intentsIn(talking(...story, 'That’s it.').tells('I don’t know.'))).toEqual(['farewell'])
  const call = talking(...story, 'That’s it.')
  expect(intentsIn(call.tells('Well, it was all rather mixed to be honest with you.'))).toEqual(['reflect'])
  expect(intentsIn(call.tells('That’s all.'))).toEqual(['farewell'])
})

test('a mood already given is not asked for', () => {
  const call = talking(...story, 'I’d give today an 8 out of 10.')
  expect(moodOf(call.turns())).toBe(8)
  expect(intentsIn(call.tells('That’s it.'))).toEqual(['farewell'])
})

test('a mood can be corrected', () => {
  const call = talking(...story, 'That’s it.', 'seven')
  call.tells('Actually, make it a six.')
  expect(moodOf(call.turns())).toBe(6)
})

test('a goodbye given back does not start the talk again', () => {
  const call = talking(...story, 'Bye.')
  expect(doneIn(call.tells('You too, bye.'))).not.toContain('say')
  expect(doneIn(call.wakes(call.alarm()))).toEqual(['hang-up'])
})

test('something that comes to mind after the goodbye is listened to', () => {
  const call = talking(...story, 'Bye.')
  expect(intentsIn(call.tells('Oh wait, I forgot to say that my father rang me this morning.'))).toEqual(['reflect'])
  expect(intentsIn(call.tells('He wants to visit us in June.'))).toEqual(['farewell'])
})

test('with a minute and a half left, the next pause is used to close', () => {
  const call = talking(...story)
  const effects = call.says('And in the evening we went out to see the new bridge.', 511_000)
  expect(intentsIn(effects)).toEqual(['ask-mood'])
  expect(saidIn(effects)).toMatch(/time|minute/)
})

test('one who does not pause is cut in on at T−30 s, and bidden goodbye before the end', () => {
  const call = talking(...story)
  call.happens({ is: 'speaking', who: 'person', on: true, at: 500_000 })
  call.happens({ is: 'speaking', who: 'person', on: true, at: 559_000 })
  expect(intentsIn(call.wakes(570_000))).toEqual(['ask-mood'])
  expect(intentsIn(call.wakes(588_000))).toEqual(['farewell'])
  expect(doneIn(call.wakes(600_000))).toEqual(['hang-up'])
})

test('in "just listen", nothing is asked until the end', () => {
  const call = talking('Can you just listen, please?')
  for (const words of ['I quit my job today.', 'My boss was not even surprised.', 'I drove home and sat in the car.']) {
    const effects = call.tells(words)
    expect(intentsIn(effects)).toEqual(['listen'])
    expect(saidIn(effects)).not.toContain('?')
  }
  expect(intentsIn(call.tells('You can ask me something now.'))).toEqual(['ask'])
})

test('"what did you say" is answered with the same words', () => {
  const call = talking('I had lunch with Anna.')
  const asked = call.last()?.words
  expect(saidIn(call.tells('Sorry, what did you say?'))).toBe(asked)
})

test.each([
  ['Are you a robot?', /\bAI\b/],
  ['How long have we got?', /minute/],
  ['Who can hear this?', /journal/i],
  ['What’s the weather tomorrow?', /can’t|beyond/],
  ['Who is this?', /Journal/],
])('“%s” is answered plainly', (words, answer) => {
  const effects = talking('I had lunch with Anna.').tells(words)
  expect(intentsIn(effects)).toEqual(['answer'])
  expect(saidIn(effects)).toMatch(answer)
})

test('"skip" brings another question', () => {
  const call = talking('I had lunch with Anna.')
  const before = call.turns().length
  const effects = call.tells('Skip.')
  expect(intentsIn(effects)).toEqual(['ask'])
  expect(
    call
      .turns()
      .slice(0, before)
      .some(({ words }) => words.includes(saidIn(effects))),
  ).toBe(false)
})
