import { expect, test } from 'vitest'
import { aCall, doneIn, intentsIn, saidIn } from './testing/line-of.ts'
import { wordsIn } from './turn-taking/speech-activity.ts'

/** Greeted, and the greeting was heard to its end at 8 s. */
function greeted(more = {}) {
  const call = aCall(more)
  call.connects()
  call.plays(300, 8_000)
  return call
}

test('a call begins with one warm question from someone who says it is an AI', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const hour = (seed * 5) % 24
    const greeting = saidIn(aCall({ seed, hour }).connects())
    expect(greeting).toContain('Sam')
    expect(greeting).toContain('Journal')
    expect(greeting).toMatch(/\bAI\b/)
    expect(greeting.match(/\?/g)).toHaveLength(1)
    expect(wordsIn(greeting)).toBeLessThanOrEqual(30)
    if (hour >= 4 && hour < 12) expect(greeting).not.toMatch(/evening|tonight|from today/)
  }
})

test('two calls do not begin alike', () => {
  const greetings = new Set(Array.from({ length: 20 }, (_, seed) => saidIn(aCall({ seed }).connects())))
  expect(greetings.size).toBeGreaterThan(8)
})

test('what was said is stored, answered and the answer stored, in this order and at once', () => {
  const call = greeted()
  const effects = call.says('I walked to the mill with my brother.', 10_000)
  expect(doneIn(effects)).toEqual(['save', 'say', 'save', 'wake'])
  expect(effects[0]).toMatchObject({
    position: 1,
    turn: { speaker: 'person', words: 'I walked to the mill with my brother.', at: 10_000 },
  })
  expect(effects[2]).toMatchObject({ position: 2, turn: { speaker: 'companion', at: 10_000 } })
})

test('half a sentence is stored and waited for, then answered as a whole', () => {
  const call = greeted()
  const first = call.says('I had a long talk with the', 10_000)
  expect(doneIn(first)).toEqual(['save', 'wake'])
  expect(call.alarm()).toBe(11_500)
  const second = call.says('doctor about my mother.', 11_000)
  expect(doneIn(second)).toEqual(['save', 'say', 'save', 'wake'])
  expect(
    call
      .turns()
      .slice(1, 3)
      .map(({ words }) => words),
  ).toEqual(['I had a long talk with the', 'doctor about my mother.'])
})

test('half a sentence that stays one is met with a gentle "go on"', () => {
  const call = greeted()
  call.says('And then she said that the', 10_000)
  const effects = call.wakes(11_500)
  expect(intentsIn(effects)).toEqual(['answer'])
  expect(saidIn(effects)).not.toMatch(/what|how|why/i)
})

test('one who is still speaking is waited for', () => {
  const call = greeted()
  call.says('And then the', 10_000)
  call.mutters('neighbour', 11_400)
  expect(doneIn(call.wakes(11_500))).not.toContain('say')
  expect(call.alarm()).toBeGreaterThan(11_500)
})

test('"let me think" is given ten seconds', () => {
  const call = greeted()
  call.says('Hmm, give me a moment.', 10_000)
  expect(call.alarm()).toBe(20_000)
  expect(saidIn(call.wakes(20_000))).not.toBe('')
})

test.each(['Tired.', 'no', 'not really', 'I guess so', 'Fine', 'Yes.'])(
  '“%s” is an answer and is not waited for',
  (words) => {
    expect(doneIn(greeted().says(words, 10_000))).toContain('say')
  },
)

test('an answer nobody heard is taken back when more is said', () => {
  const call = greeted()
  const reply = saidIn(call.says('We had dinner at the harbour.', 10_000))
  const effects = call.says('It was our anniversary.', 10_400)
  expect(doneIn(effects).slice(0, 5)).toEqual(['stop-saying', 'amend', 'save', 'say', 'save'])
  expect(effects[1]).toMatchObject({ position: 2, turn: { words: '' } })
  expect(call.turns().map(({ words }) => words)).not.toContain(reply)
})

test('on a phone that takes nothing back, an answer that is on its way stays the answer', () => {
  const call = greeted({ isTelephone: true, cannotTakeBack: true, maxCallMs: 600_000 })
  call.says('Yes, this is Sam.', 9_000)
  call.plays(9_300, 16_000)
  const answered = call.says('We had dinner at the harbour.', 18_000)
  const more = call.says('It was our anniversary.', 18_400)
  expect(doneIn(answered)).toContain('say')
  expect(doneIn(more)).not.toContain('amend')
  expect(doneIn(more)).not.toContain('say')
})

test('whoever goes on speaking into a question is answered once they have heard it', () => {
  const call = greeted()
  call.says('We had dinner at the harbour.', 10_000)
  call.happens({ is: 'speaking', who: 'companion', on: true, at: 10_300 })
  expect(doneIn(call.says('It was our anniversary.', 12_000))).not.toContain('say')
  call.happens({ is: 'speaking', who: 'companion', on: false, at: 15_000 })
  expect(call.alarm()).toBeGreaterThan(15_000)
  expect(doneIn(call.says('Eleven years.', 16_500))).toContain('say')
})

test('a question nobody heard may be asked after all', () => {
  const call = greeted()
  call.says('I argued with my brother.', 10_000)
  call.says('About the house.', 10_200)
  const asked = call
    .turns()
    .flatMap((turn) => (turn.speaker === 'companion' && turn.words !== '' ? (turn.intent.question ?? []) : []))
  expect(new Set(asked).size).toBe(asked.length)
})

const quarrel = 'My brother and I had a terrible row about the house and now we are not speaking.'

test('words that were cut off are stored as they were heard', () => {
  const call = greeted()
  const reply = saidIn(call.says(quarrel, 10_000))
  call.happens({ is: 'speaking', who: 'companion', on: true, at: 10_300 })
  const heard = reply.split(' ').slice(0, 3).join(' ')
  const effects = call.cutsIn(heard, 11_500)
  expect(doneIn(effects).slice(0, 2)).toEqual(['stop-saying', 'amend'])
  expect(call.last()).toMatchObject({ speaker: 'companion', words: heard })
})

test('a phone that reports other words than we said cannot put them into our mouth', () => {
  const call = greeted()
  const reply = saidIn(call.says('I walked to the mill with my brother.', 10_000))
  call.cutsIn('something quite different', 11_500)
  expect(reply).toContain(call.last()?.words)
})

test('an interruption that was only a cough is gone on from', () => {
  const call = greeted()
  const reply = saidIn(call.says(quarrel, 10_000))
  call.happens({ is: 'speaking', who: 'companion', on: true, at: 10_300 })
  call.cutsIn(reply.split(' ').slice(0, 2).join(' '), 11_000)
  const again = saidIn(call.wakes(call.alarm()))
  expect(reply).toContain(again)
  expect(again.endsWith('?')).toBe(true)
})

test('silence is broken gently after 8 s and after 18 s, and ends the call kindly after 30 s', () => {
  const call = greeted()
  expect(call.alarm()).toBe(16_000)
  expect(intentsIn(call.wakes(16_000))).toEqual(['reprompt'])
  call.plays(16_300, 17_500)
  expect(call.alarm()).toBe(26_000)
  expect(saidIn(call.wakes(26_000))).toMatch(/still/i)
  call.plays(26_300, 28_000)
  expect(call.alarm()).toBe(38_000)
  expect(intentsIn(call.wakes(38_000))).toEqual(['farewell'])
  expect(doneIn(call.wakes(39_000))).not.toContain('hang-up')
  call.plays(38_300, 42_000)
  expect(doneIn(call.wakes(call.alarm()))).toEqual(['hang-up'])
})

test('a phone that does not tell when we are heard is given the time the words take', () => {
  const call = aCall()
  const words = wordsIn(saidIn(call.connects()))
  expect(call.alarm()).toBe((words / 2.5) * 1000 + 1000 + 8_000)
})

test('after something sad, silence is given twice the time', () => {
  const call = greeted()
  call.says('My grandmother died on Sunday.', 10_000)
  call.plays(10_300, 14_000)
  expect(call.alarm()).toBe(30_000)
})

test('partial results keep silence from being broken', () => {
  const call = greeted()
  call.mutters('well it was', 15_900)
  expect(doneIn(call.wakes(16_000))).not.toContain('say')
})

test('words still on their way when it is over are stored', () => {
  const call = greeted()
  call.happens({ is: 'hung-up', at: 9_000 })
  expect(doneIn(call.says('One more thing, I love you all.', 9_100))).toEqual(['save'])
  expect(call.wakes(9_200)).toEqual([])
})

test('a conversation is never changed in place', () => {
  const call = greeted()
  const before = call.turns()
  const copy = structuredClone(before)
  call.says('I walked to the mill.', 10_000)
  call.cutsIn('I', 10_900)
  expect(before).toEqual(copy)
})
