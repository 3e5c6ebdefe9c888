import { expect, test } from 'vitest'
import { aCall, aCallResumed, doneIn, intentsIn, saidIn } from '../testing/line-of.ts'
import type { Effect, LeadPart, Led } from '../turns.ts'

const led: Led = { by: 'a model', move: 'ask', lemmas: ['mill'], entryIds: [], checked: 1 }
const head: LeadPart = { kind: 'head', move: 'ask', isWorried: false, mood: null }
const sentence = (words: string): LeadPart => ({ kind: 'sentence', words, led })

/** A call in which a model is asked to lead the turn after the greeting. */
function asked() {
  const call = aCall({ hasModel: true })
  call.connects()
  call.plays(300, 7_000)
  const effects = call.says('I walked to the old mill with my brother.', 10_000)
  const lead = leadIn(effects)
  const tells = (part: LeadPart, at: number) => call.happens({ is: 'led', request: lead?.request ?? -1, part, at })
  return { ...call, effects, lead, tells }
}

const leadIn = (effects: readonly Effect[]) => effects.find((effect) => effect.do === 'lead')

test('a model that is late is waited for with a sign after 0.9 s and not beyond 4 s, and what comes then is not said', () => {
  const { effects, lead, alarm, wakes, tells } = asked()
  expect(saidIn(effects)).toBe('')
  expect(lead?.moves).toContain('reflect')
  expect(alarm()).toBe(10_900)
  expect(intentsIn(wakes(10_900))).toEqual(['filler'])
  const fallback = wakes(14_000)
  expect(saidIn(fallback)).toBe(lead?.fallback)
  expect(doneIn(fallback)).toContain('stop-leading')
  expect(doneIn(tells(sentence('The mill.'), 14_200))).toEqual([])
})

test('of a model that dies after its first sentence that one stands, is said once, and the guide does not fill in', () => {
  const { tells, turns, says, plays } = asked()
  tells(head, 10_500)
  const first = tells(sentence('The old mill.'), 10_600)
  expect(doneIn(first).slice(0, 2)).toEqual(['save', 'say'])
  expect(saidIn(first)).toBe('The old mill.')
  expect(saidIn(tells({ kind: 'failed' }, 10_700))).toBe('')
  expect(turns().at(-1)).toMatchObject({ words: 'The old mill.', intent: { led } })
  plays(10_800, 12_000)
  expect(leadIn(says('It was cold and wet up there.', 15_000))).toBeDefined()
  expect(turns().filter(({ words }) => words.includes('The old mill.'))).toHaveLength(1)
})

test('a line that comes back between two sentences of a led turn repeats nothing, and a model leads the next one', () => {
  const before = asked()
  before.tells(head, 10_500)
  before.tells(sentence('The old mill.'), 10_600)
  const call = aCallResumed(before.turns(), 20_000, { hasModel: true })
  const back = saidIn(call.connects(20_000))
  expect(back).not.toBe('')
  expect(back).not.toContain('The old mill.')
  expect(
    doneIn(
      call.happens({
        is: 'led',
        request: before.lead?.request ?? -1,
        part: sentence('What drew you there?'),
        at: 20_100,
      }),
    ),
  ).toEqual([])
  call.plays(20_200, 23_000)
  expect(leadIn(call.says('It was cold and wet up there.', 26_000))).toBeDefined()
})

/** A call whose opening a model may have written. */
function opened(more = {}) {
  const call = aCall({ hasModel: true, mayBePrepared: true, ...more })
  const effects = call.connects()
  const tells = (part: LeadPart, at: number) =>
    call.happens({ is: 'led', request: leadIn(effects)?.request ?? -1, part, at })
  return { ...call, effects, tells }
}

test('an opening follows a hello of ours that says what speaks, and counts as the greeting', () => {
  const { effects, tells, last } = opened()
  expect(leadIn(effects)).toMatchObject({ opens: true })
  tells(head, 20)
  expect(saidIn(tells(sentence('How is the lemon tree?'), 20))).toMatch(/\bAI\b.*How is the lemon tree\?$/)
  expect(last()).toMatchObject({ intent: { does: 'greet', led } })
})

test('where there is none, or it takes more than two seconds, the guide greets, and nothing tells before that to wait', () => {
  const none = opened()
  expect(intentsIn(none.tells({ kind: 'failed' }, 20))).toEqual(['greet'])
  const slow = opened()
  expect(slow.alarm()).toBe(2_000)
  expect(intentsIn(slow.wakes(2_000))).toEqual(['greet'])
  expect(doneIn(slow.tells(sentence('How is the lemon tree?'), 2_200))).toEqual([])
})

test('a rustle before the opening does not keep it from being said', () => {
  const { happens, tells } = opened()
  happens({ is: 'speaking', who: 'person', on: true, at: 10 })
  expect(intentsIn(tells(sentence('How is the lemon tree?'), 30))).toEqual(['greet'])
})

test('over a telephone no opening is asked for before somebody has agreed to be the person', () => {
  const { effects, says, plays } = opened({ isTelephone: true })
  expect(intentsIn(effects)).toEqual(['identify'])
  expect(leadIn(effects)).toBeUndefined()
  plays(300, 5_000)
  expect(leadIn(says('Who is this?', 6_000))).toBeUndefined()
  plays(6_300, 9_000)
  expect(leadIn(says('Yes, this is Sam.', 11_000))).toMatchObject({ opens: true })
})

test('after a call in danger nobody but us opens', () => {
  expect(intentsIn(opened({ wasInDanger: true }).effects)).toEqual(['greet'])
})
