import { expect, test } from 'vitest'
import { aCall, aCallResumed, doneIn, intentsIn, saidIn } from '../testing/line-of.ts'
import { wordsIn } from '../turn-taking/speech-activity.ts'

/** Picked up, and the question who it is was heard to its end at 6 s. */
function pickedUp(more = {}) {
  const call = aCall({ isTelephone: true, hour: 19, minute: 10, ...more })
  call.connects()
  call.plays(300, 6_000)
  return call
}

const tells = /journal|companion|mood|page/i

test('over a telephone nothing is said but that an AI calls, and for whom', () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const words = saidIn(aCall({ isTelephone: true, seed }).connects())
    expect(words).toMatch(/\bAI\b/)
    expect(words).toMatch(/Sam.*\?$/)
    expect(words).not.toMatch(tells)
    expect(wordsIn(words)).toBeLessThanOrEqual(14)
  }
})

test('in their own page nobody is asked who they are', () => {
  expect(intentsIn(aCall().connects())).toEqual(['greet'])
})

test.each(['Yes.', 'Speaking.', 'It’s me', 'This is Sam.', 'this is she', 'yeah, hi'])(
  '“%s” is Sam, who is greeted and asked a first question',
  (words) => {
    const effects = pickedUp().says(words, 7_500)
    expect(intentsIn(effects)).toEqual(['greet'])
    expect(saidIn(effects)).toMatch(/Sam.*Journal.*\?/)
  },
)

test.each([
  'Wrong number.',
  'No.',
  'She’s not here.',
  'This is her husband.',
  'Mommy is in the kitchen.',
  'Sam doesn’t live here anymore.',
  'Who? I don’t know any Sam.',
])('“%s” is not Sam: an apology, and the call is over', (words) => {
  const call = pickedUp()
  const effects = call.says(words, 7_500)
  expect(intentsIn(effects)).toEqual(['farewell'])
  expect(saidIn(effects)).not.toMatch(tells)
  call.plays(7_800, 10_000)
  expect(call.wakes(call.alarm())).toEqual([{ do: 'hang-up', reason: 'wrong-person' }])
})

test.each(['Who is this?', 'What is this about?', 'Is this a scam?', 'pizza'])(
  '“%s” learns no more than that, and is asked again',
  (words) => {
    const call = pickedUp()
    call.says(words, 7_500)
    const said = words === 'pizza' ? saidIn(call.wakes(call.alarm())) : (call.last()?.words ?? '')
    expect(said).toMatch(/Sam.*\?$/)
    expect(said).not.toMatch(tells)
  },
)

test('a "hello?" said into the question is no answer to it', () => {
  const call = aCall({ isTelephone: true })
  call.connects()
  call.happens({ is: 'speaking', who: 'companion', on: true, at: 300 })
  expect(doneIn(call.says('Hello?', 1_200))).not.toContain('say')
  call.happens({ is: 'speaking', who: 'companion', on: false, at: 5_000 })
  expect(intentsIn(call.says('Yes.', 6_500))).toEqual(['greet'])
})

test('whoever simply talks once they were asked is taken for the person, and answered', () => {
  const effects = pickedUp().says('I just got home from work and I am completely worn out.', 10_000)
  expect(['ask', 'reflect']).toEqual(expect.arrayContaining(intentsIn(effects)))
  expect(saidIn(effects)).toMatch(/^Hi Sam, it’s Journal\./)
})

test('somebody who goes to fetch them is waited for', () => {
  const call = pickedUp()
  expect(saidIn(call.says('Hold on, I’ll get him.', 7_500))).toMatch(/Thank you/)
  call.plays(7_800, 9_000)
  expect(call.alarm()).toBeGreaterThan(50_000)
  expect(saidIn(call.says('Hello?', 30_000))).toMatch(/Sam.*\?$/)
})

test('a phone that asks who calls is told so, and given time to ask its owner', () => {
  const call = pickedUp()
  const effects = call.says(
    'If you record your name and reason for calling, I’ll see if this person is available.',
    9_000,
  )
  expect(saidIn(effects)).toMatch(/\bAI\b.*Sam/)
  expect(saidIn(effects)).not.toMatch(tells)
  expect(call.alarm()).toBeGreaterThan(35_000)
})

test('asked three times in vain, whoever it is, is left alone', () => {
  const call = pickedUp()
  call.says('What do you want?', 7_500)
  call.plays(7_800, 11_000)
  call.says('Who are you working for?', 13_000)
  call.plays(13_300, 16_000)
  expect(intentsIn(call.says('What is it about?', 18_000))).toEqual(['farewell'])
})

test('a mailbox that cannot be mistaken is hung up on without a word', () => {
  const effects = pickedUp().says('You’ve reached the voicemail of Sam. Please leave a message after the tone.', 8_000)
  expect(effects).toEqual([expect.objectContaining({ do: 'save' }), { do: 'hang-up', reason: 'machine' }])
})

test('one sign of a machine is told to the line, and with the carrier’s word it is enough', () => {
  const call = pickedUp()
  const effects = call.says('I’m not available right now.', 8_000)
  expect(doneIn(effects)).toContain('suspect-machine')
  expect(doneIn(effects)).not.toContain('say')
  expect(call.happens({ is: 'machine', at: 9_000 })).toContainEqual({ do: 'hang-up', reason: 'machine' })
})

test('the carrier’s word alone hangs up on nobody', () => {
  const call = pickedUp()
  expect(doneIn(call.happens({ is: 'machine', at: 7_000 }))).not.toContain('hang-up')
  expect(intentsIn(call.says('Yes, it’s me.', 8_000))).toEqual(['greet'])
})

test('wet hands are no machine, even where the carrier heard one', () => {
  const call = pickedUp()
  call.happens({ is: 'machine', at: 7_000 })
  expect(doneIn(call.says('I can’t come to the phone with wet hands, hold on.', 9_000))).not.toContain('hang-up')
})

test('silence after two questions is a machine where something else says so, and else a silent person', () => {
  for (const isCalledMachine of [true, false]) {
    const call = pickedUp()
    if (isCalledMachine) call.happens({ is: 'machine', at: 7_000 })
    expect(intentsIn(call.wakes(call.alarm()))).toEqual(['reprompt'])
    call.plays(15_000, 18_000)
    const second = call.wakes(call.alarm())
    if (isCalledMachine) expect(second).toEqual([{ do: 'hang-up', reason: 'machine' }])
    else expect(intentsIn(second)).toEqual(['reprompt'])
  }
})

test('"this is Sam" of a mailbox is not taken at its word before its greeting is over', () => {
  const call = aCall({ isTelephone: true })
  call.connects()
  call.happens({ is: 'speaking', who: 'companion', on: true, at: 300 })
  expect(doneIn(call.says('Hi, this is Sam.', 2_500))).not.toContain('say')
  call.happens({ is: 'speaking', who: 'companion', on: false, at: 5_000 })
  expect(call.says('I can’t come to the phone right now. Leave a message.', 6_000)).toContainEqual({
    do: 'hang-up',
    reason: 'machine',
  })
})

test('nor where it cut the question off', () => {
  const call = aCall({ isTelephone: true })
  const asked = saidIn(call.connects())
  call.happens({ is: 'speaking', who: 'companion', on: true, at: 300 })
  call.cutsIn(asked.split(' ').slice(0, 2).join(' '), 1_000)
  expect(doneIn(call.says('Hi, this is Sam.', 2_500))).not.toContain('say')
  expect(doneIn(call.says('Leave me a message after the beep.', 4_500))).toContain('hang-up')
})

test.each([
  'Stop calling me.',
  'Please take me off your list.',
  'Don’t call me again.',
  'I don’t want these calls anymore.',
])('“%s” stops every call before a word of goodbye is said, whoever says it', (words) => {
  for (const isMet of [false, true]) {
    const call = pickedUp()
    if (isMet) {
      call.says('Yes.', 7_000)
      call.plays(7_300, 12_000)
    }
    const effects = call.says(words, 14_000)
    expect(doneIn(effects)).toEqual(['save', 'stop-calling', 'say', 'save', 'wake'])
    call.plays(14_300, 18_000)
    expect(call.wakes(call.alarm())).toEqual([{ do: 'hang-up', reason: 'no-more-calls' }])
  }
})

test('a story of calls that were to stop stops none', () => {
  const call = pickedUp()
  call.says('Yes.', 7_000)
  call.plays(7_300, 12_000)
  expect(doneIn(call.says('I told my ex to stop calling me.', 14_000))).not.toContain('stop-calling')
  expect(doneIn(call.says('He said, don’t call me again.', 24_000))).not.toContain('stop-calling')
})

test('in danger, care comes before the wish not to be called, which then is respected', () => {
  const call = pickedUp()
  call.says('Yes.', 7_000)
  call.plays(7_300, 12_000)
  call.says('I want to kill myself.', 14_000)
  call.plays(14_300, 24_000)
  const first = call.says('Stop calling me.', 26_000)
  expect(intentsIn(first)).toEqual(['care'])
  expect(doneIn(first)).not.toContain('stop-calling')
  const second = call.presses('9', 40_000)
  expect(saidIn(second)).toContain('nine eight eight')
  expect(doneIn(second)).toContain('stop-calling')
})

test.each([
  ['Call me back in twenty minutes.', { minutes: 20 }, 'in twenty minutes'],
  ['I’m driving, call me in an hour and a half.', { minutes: 90 }, 'in an hour and a half'],
  ['Can you ring again at half past eight?', { minutes: 80 }, 'at half past eight'],
  ['in two minutes', { minutes: 5 }, 'in five minutes'],
  ['Later.', { minutes: 60 }, 'in an hour'],
  ['Tomorrow, please.', 'tomorrow', 'tomorrow'],
])('“%s” is put off, and the time said back', (words, until, saidBack) => {
  const call = pickedUp()
  const effects = call.says(words, 8_000)
  expect(effects).toContainEqual({ do: 'snooze', until })
  expect(saidIn(effects)).toContain(saidBack)
  call.plays(8_300, 12_000)
  expect(call.wakes(call.alarm())).toEqual([{ do: 'hang-up', reason: 'not-now' }])
})

test('further than four hours is asked about, and "yes" is tomorrow', () => {
  const call = pickedUp()
  expect(saidIn(call.says('Call me back in six hours.', 8_000))).toMatch(/tomorrow/)
  call.plays(8_300, 12_000)
  expect(call.says('Yes.', 13_000)).toContainEqual({ do: 'snooze', until: 'tomorrow' })
})

test('a time named after the goodbye replaces the one before', () => {
  const call = pickedUp()
  call.says('Call me in ten minutes.', 8_000)
  expect(call.says('Make it two hours.', 9_500)).toContainEqual({ do: 'snooze', until: { minutes: 120 } })
})

test('whoever hangs up on the question when was not ready to talk', () => {
  const call = pickedUp()
  call.says('I’m busy.', 8_000)
  expect(call.happens({ is: 'hung-up', at: 9_000 })).toEqual([{ do: 'hang-up', reason: 'not-now' }])
})

test('after a line that dropped, somebody unknown is still unknown', () => {
  const turns = pickedUp().turns()
  const effects = aCallResumed(turns, 20_000, { isTelephone: true }).connects(20_000)
  expect(intentsIn(effects)).toEqual(['identify'])
  expect(saidIn(effects)).not.toMatch(tells)
})

test('the call after one in danger begins gently, once it is known who listens', () => {
  const call = pickedUp({ wasInDanger: true })
  expect(call.last()?.words).not.toMatch(/hard/)
  expect(saidIn(call.says('Yes.', 7_500))).toMatch(/hard.*How are you/)
  expect(saidIn(aCall({ wasInDanger: true }).connects())).toMatch(/hard.*How are you/)
})

test('every way of ending says why', () => {
  const reasons = [
    pickedUp().happens({ is: 'hung-up', at: 8_000 }),
    (() => {
      const call = pickedUp()
      call.says('Yes.', 7_000)
      return call.happens({ is: 'hung-up', at: 9_000 })
    })(),
    (() => {
      const call = pickedUp({ maxCallMs: 60_000 })
      call.says('Yes.', 7_000)
      call.wakes(48_000)
      return call.wakes(60_000)
    })(),
  ].flatMap((effects) => effects.flatMap((effect) => (effect.do === 'hang-up' ? [effect.reason] : [])))
  expect(reasons).toEqual(['hung-up', 'hung-up', 'time-up'])
})
