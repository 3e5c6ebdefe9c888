import { expect, test, vi } from 'vitest'
import { browserMouth, characterAfter } from './mouth.ts'

class FakeUtterance {
  text: string
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  onboundary: ((event: { charIndex: number }) => void) | null = null
  constructor(text: string) {
    this.text = text
  }
}

function mouthWith(voices: unknown[]) {
  vi.useFakeTimers()
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  const spoken: FakeUtterance[] = []
  const synthesis = {
    getVoices: () => voices,
    speak: (utterance: FakeUtterance) => spoken.push(utterance),
    cancel: vi.fn(),
  }
  const on = { reached: vi.fn(), done: vi.fn() }
  return { mouth: browserMouth(synthesis as unknown as SpeechSynthesis), spoken, on, cancel: synthesis.cancel }
}

test('a voice tells each word it reaches and when it is done', () => {
  const { mouth, spoken, on } = mouthWith(['a voice'])
  mouth.say('Good evening.', on)
  spoken[0]?.onstart?.()
  spoken[0]?.onboundary?.({ charIndex: 5 })
  spoken[0]?.onend?.()
  spoken[0]?.onend?.()
  expect(on.reached).toHaveBeenCalledWith(5)
  expect(on.done).toHaveBeenCalledOnce()
})

test('a browser without voices lets the reading time pass', () => {
  const { mouth, spoken, on } = mouthWith([])
  mouth.say('Good evening.', on)
  expect(spoken).toEqual([])
  vi.advanceTimersByTime(400 + 2 * 230)
  expect(on.done).toHaveBeenCalledOnce()
})

test('a voice that never begins is given up, and the rest is read', () => {
  const { mouth, on } = mouthWith(['a voice'])
  mouth.say('Good evening.', on)
  vi.advanceTimersByTime(2500)
  expect(on.done).toHaveBeenCalledOnce()
  expect(mouth.isSilent()).toBe(true)
})

test('a voice that forgets to end does not hold up the call', () => {
  const { mouth, spoken, on } = mouthWith(['a voice'])
  mouth.say('Good evening.', on)
  spoken[0]?.onstart?.()
  vi.advanceTimersByTime(10_000)
  expect(on.done).toHaveBeenCalledOnce()
})

test('whoever is interrupted is silent at once and is not done', () => {
  const { mouth, on, cancel } = mouthWith(['a voice'])
  const stop = mouth.say('Good evening.', on)
  stop()
  vi.advanceTimersByTime(10_000)
  expect(cancel).toHaveBeenCalledOnce()
  expect(on.done).not.toHaveBeenCalled()
})

test('the place in a sentence is estimated word by word', () => {
  expect([0, 399, 400, 800, 9000].map((ms) => characterAfter('What stays here?', ms))).toEqual([0, 0, 5, 11, 16])
})
