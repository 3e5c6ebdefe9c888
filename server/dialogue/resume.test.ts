import { expect, test } from 'vitest'
import { begin, next, resume } from './engine.ts'
import { anOpening } from './testing/caller.ts'
import { aCallResumed, intentsIn, saidIn } from './testing/line-of.ts'
import type { Effect, Turn } from './turns.ts'

const said = [
  'I had a long talk with the',
  'doctor about my mother.',
  'She will have the operation in May.',
  'I am worried, but she is calm.',
  'That’s it.',
  'a six',
  'No.',
]

/** Says everything, the process dying after `effectsUntilDeath` effects; what had been heard but not stored is said again. */
function saidThroughADeath(effectsUntilDeath: number): Turn[] {
  const opening = anOpening()
  const stored: Turn[] = []
  let call = begin(opening)
  let left = effectsUntilDeath
  let hasDied = false
  let at = 0

  function carryOut(effects: readonly Effect[]): boolean {
    for (const effect of effects) {
      if (!hasDied && left === 0) return true
      left -= 1
      if (effect.do === 'save' || effect.do === 'amend') stored[effect.position] = effect.turn
    }
    return false
  }

  function happens(event: Parameters<typeof next>[1]): void {
    const [after, effects] = next(call, event)
    call = after
    if (!carryOut(effects)) return
    hasDied = true
    call = resume(opening, [...stored], at)
    const [again, more] = next(call, { is: 'connected', at })
    call = again
    carryOut(more)
  }

  happens({ is: 'connected', at })
  for (const words of said) {
    at += 10_000
    happens({ is: 'heard', words, final: true, at })
    const isStored = stored.some((turn) => turn.words === words)
    if (!isStored) happens({ is: 'heard', words, final: true, at: at + 1_000 })
  }
  return stored
}

test('whenever the process dies, every word is stored once', () => {
  for (let effects = 0; effects < 45; effects += 1) {
    const turns = saidThroughADeath(effects)
    expect(
      turns.filter(({ speaker }) => speaker === 'person').map(({ words }) => words),
      `after ${effects} effects`,
    ).toEqual(said)
    expect(turns.includes(undefined as unknown as Turn)).toBe(false)
  }
})

const begun: Turn[] = [
  {
    speaker: 'companion',
    words: 'Good evening, Sam. It’s Journal, your AI companion. What’s on your mind?',
    intent: { does: 'greet', question: 'day.mind' },
    at: 0,
  },
  { speaker: 'person', words: 'I argued with my brother about the house.', by: 'voice', at: 9_000 },
]

test('coming back says so, and greets nobody anew', () => {
  const call = aCallResumed(begun, 60_000)
  const effects = call.connects(60_000)
  expect(intentsIn(effects)).toEqual(['resume'])
  expect(saidIn(effects)).toMatch(/cut off|line dropped/)
  expect(saidIn(effects)).toContain('your brother')
})

test('a call whose greeting was never stored begins from the beginning', () => {
  expect(intentsIn(aCallResumed([], 5_000).connects(5_000))).toEqual(['greet'])
})

const asked: Turn[] = [
  ...begun,
  { speaker: 'companion', words: 'How did it start?', intent: { does: 'ask', question: 'conflict.start' }, at: 9_000 },
  { speaker: 'person', words: 'That’s it.', by: 'voice', at: 20_000 },
  {
    speaker: 'companion',
    words: 'From one to ten, how are you right now?',
    intent: { does: 'ask-mood', question: 'mood.right-now' },
    at: 20_000,
  },
]

test('where the talk had got to is known from the turns', () => {
  const call = aCallResumed(asked, 60_000)
  expect(saidIn(call.connects(60_000))).toMatch(/one to ten/)
  call.plays(60_300, 65_000)
  expect(saidIn(call.says('five', 67_000))).toMatch(/^Five/)
})

test('a mood already given is not asked for again after the line dropped', () => {
  const turns: Turn[] = [...asked, { speaker: 'person', words: 'five', by: 'voice', at: 25_000 }]
  const call = aCallResumed(turns, 60_000)
  call.connects(60_000)
  call.plays(60_300, 65_000)
  expect(intentsIn(call.says('Where were we? That’s it from me.', 67_000))).not.toContain('ask-mood')
})

test('a line that dropped on a cry for help comes back with help', () => {
  const turns: Turn[] = [...begun, { speaker: 'person', words: 'I want to kill myself.', by: 'voice', at: 15_000 }]
  const effects = aCallResumed(turns, 60_000).connects(60_000)
  expect(intentsIn(effects)).toEqual(['care'])
  expect(saidIn(effects)).toContain('nine eight eight')
})

test('a line that dropped during the goodbye is only said goodbye to', () => {
  const turns: Turn[] = [
    ...begun,
    { speaker: 'companion', words: 'Take care, Sam. Goodbye.', intent: { does: 'farewell' }, at: 15_000 },
  ]
  const call = aCallResumed(turns, 60_000)
  expect(intentsIn(call.connects(60_000))).toEqual(['farewell'])
  call.plays(60_300, 63_000)
  expect(call.wakes(call.alarm()).map((effect) => effect.do)).toEqual(['hang-up'])
})
