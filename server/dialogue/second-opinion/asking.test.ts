import { expect, test } from 'vitest'
import type { Opinion } from '#server/risk/second-opinion/opinion.ts'
import { aCall, aCallResumed, doneIn, intentsIn, saidIn } from '../testing/line-of.ts'
import type { Effect } from '../turns.ts'

const learned = 'I have been looking at that old beam in the barn more than I ought to.'
const near = 'Some days I wonder who would even look for me.'
const gentle = /not (?:be alive|wanting to live)|rather not be alive/

function met(more = {}) {
  const call = aCall({ hasSecondOpinion: true, ...more })
  call.connects()
  call.plays(300, 7_000)
  const answers = (effects: readonly Effect[], opinion: Opinion, at: number) =>
    call.happens({ is: 'second-opinion', request: requestIn(effects), opinion, at })
  return { ...call, answers }
}

const requestIn = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.do === 'ask-opinion' ? [effect.request] : []))[0] ?? -1

test('what comes near is put to a model, nothing is said before, and danger there becomes the gentle question', () => {
  const call = met()
  const asked = call.says(near, 10_000)
  expect(asked).toContainEqual({ do: 'ask-opinion', request: 1, words: near })
  expect(saidIn(asked)).toBe('')
  const said = call.answers(asked, 'danger', 10_400)
  expect(saidIn(said)).toMatch(gentle)
  expect(call.last()).toMatchObject({ intent: { does: 'care', concern: 2, secondOpinion: 'raised' } })
  expect(call.answers(asked, 'danger', 10_500)).toEqual([])
})

test('a false alarm of the learned reader is set aside once a call, and the talk goes on', () => {
  const call = met()
  const said = call.answers(call.says(learned, 10_000), 'none', 10_400)
  expect(intentsIn(said)).not.toContain('care')
  expect(saidIn(said)).not.toBe('')
  expect(call.last()).toMatchObject({ intent: { secondOpinion: 'lowered' } })
  call.plays(10_600, 15_000)
  const again = call.says(learned, 20_000)
  expect(doneIn(again)).not.toContain('ask-opinion')
  expect(saidIn(again)).toMatch(gentle)
})

test('that one was set aside is still known after the line dropped', () => {
  const call = met()
  call.answers(call.says(learned, 10_000), 'none', 10_400)
  const back = aCallResumed(call.turns(), 30_000, { hasSecondOpinion: true })
  back.connects(30_000)
  back.plays(30_200, 33_000)
  expect(saidIn(back.says(learned, 40_000))).toMatch(gentle)
})

test.each<Opinion>(['danger', 'unsure', null])('an alarm stays where the model says %s', (opinion) => {
  const call = met()
  expect(saidIn(call.answers(call.says(learned, 10_000), opinion, 10_400))).toMatch(gentle)
})

test('after a second and a half it is answered as we read it, and what the model says then is not heard', () => {
  for (const [words, expected] of [
    [learned, gentle],
    [near, /./],
  ] as const) {
    const call = met()
    const asked = call.says(words, 10_000)
    expect(call.alarm()).toBe(11_500)
    expect(saidIn(call.wakes(11_500))).toMatch(expected)
    const turns = call.turns()
    expect(call.answers(asked, words === near ? 'danger' : 'none', 11_600)).toEqual([])
    expect(call.turns()).toEqual(turns)
  }
})

test('plain words of danger are ours: they are answered at once, and nothing is asked from there on', () => {
  const call = met()
  const said = call.says('I want to kill myself.', 10_000)
  expect(doneIn(said)).not.toContain('ask-opinion')
  expect(intentsIn(said)).toEqual(['care'])
  call.plays(10_300, 20_000)
  call.says('No. I am fine.', 25_000)
  call.plays(25_300, 30_000)
  for (const words of [learned, near]) {
    expect(doneIn(call.says(words, 40_000))).not.toContain('ask-opinion')
    call.plays(40_300, 44_000)
  }
})

test('plain words in the breath after are not waited for, and the opinion on what was before is not heard', () => {
  const call = met()
  const asked = call.says(learned, 10_000)
  expect(intentsIn(call.says('I want to kill myself.', 10_700))).toEqual(['care'])
  expect(call.last()).toMatchObject({ intent: { concern: 3 } })
  expect(call.answers(asked, 'none', 10_900)).toEqual([])
})

test('whoever goes on speaking is heard out, and the alarm from before stays', () => {
  const call = met()
  const asked = call.says(learned, 10_000)
  call.mutters('and the garden', 10_500)
  expect(call.answers(asked, 'none', 10_600)).toEqual([])
  call.says('And the garden is full of beans, and the neighbours came by for tea.', 13_000)
  const said = call.turns().at(-1)?.speaker === 'companion' ? '' : saidIn(call.wakes(call.alarm()))
  expect(said || call.last()?.words).toMatch(gentle)
})

test('a key pressed while it is asked does not lose the alarm', () => {
  const call = met()
  call.says(learned, 10_000)
  expect(saidIn(call.presses('5', 10_500))).toMatch(gentle)
})

test('without its consent, and before it is known who listens, no model is asked', () => {
  const without = met({ hasSecondOpinion: false })
  expect(saidIn(without.says(learned, 10_000))).toMatch(gentle)
  const telephone = aCall({ hasSecondOpinion: true, isTelephone: true })
  telephone.connects()
  telephone.plays(300, 5_000)
  expect(doneIn(telephone.says(learned, 8_000))).not.toContain('ask-opinion')
})

test('a process that dies while it is asked answers as we read it when the line is back, once', () => {
  const call = met()
  call.says(learned, 10_000)
  const back = aCallResumed(call.turns(), 15_000, { hasSecondOpinion: true })
  expect(saidIn(back.connects(15_000))).toMatch(gentle)
  expect(back.happens({ is: 'second-opinion', request: 1, opinion: 'none', at: 15_100 })).toEqual([])
})

test('whoever said goodbye is not hung up on while it is asked', () => {
  const call = met()
  call.says('I have to go, bye.', 10_000)
  call.plays(10_300, 13_000)
  const asked = call.says(learned, 13_200)
  expect(doneIn(asked)).toContain('ask-opinion')
  expect(doneIn(call.wakes(14_300))).not.toContain('hang-up')
  expect(saidIn(call.wakes(14_700))).toMatch(gentle)
})

test('where a model leads, it leads what was set aside, and waits no longer than it would have', () => {
  const call = met({ hasModel: true })
  const led = call.answers(call.says(learned, 10_000), 'none', 11_000)
  expect(doneIn(led)).toContain('lead')
  expect(call.alarm()).toBeLessThanOrEqual(11_000)
  const words = 'The old beam.'
  const by = { by: 'scripted', move: 'reflect', lemmas: [], entryIds: [], checked: 1 } as const
  call.happens({ is: 'led', request: 2, part: { kind: 'sentence', words, led: by }, at: 11_200 })
  expect(call.last()).toMatchObject({ words, intent: { secondOpinion: 'lowered' } })
})
