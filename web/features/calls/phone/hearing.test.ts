import { expect, test, vi } from 'vitest'
import { createHearing } from './hearing.ts'

class FakeRecognition {
  static all: FakeRecognition[] = []
  onresult: ((event: unknown) => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  onend: (() => void) | null = null
  constructor() {
    FakeRecognition.all.push(this)
  }
  start() {}
  abort() {}
  hears(transcript: string, isFinal: boolean) {
    this.onresult?.({ resultIndex: 0, results: [{ 0: { transcript }, isFinal }] })
  }
  fails(error: string) {
    this.onerror?.({ error })
    this.onend?.()
  }
}

function listen() {
  vi.useFakeTimers()
  FakeRecognition.all = []
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
  const on = { partly: vi.fn(), heard: vi.fn(), unavailable: vi.fn() }
  const hearing = createHearing(on)
  hearing.start()
  return { on, hearing, ears: FakeRecognition.all }
}

test('what is recognised is first partial, then heard', () => {
  const { on, ears } = listen()
  ears[0]?.hears('I finally', false)
  expect(on.partly).toHaveBeenLastCalledWith('I finally')
  ears[0]?.hears('I finally finished.', true)
  expect(on.heard.mock.calls).toEqual([['I finally finished.']])
})

test('a browser that stops listening after a pause listens again', () => {
  const { on, ears } = listen()
  ears[0]?.fails('no-speech')
  vi.advanceTimersByTime(300)
  expect(ears.length).toBe(2)
  expect(on.unavailable).not.toHaveBeenCalled()
})

test('a denied microphone is told once', () => {
  const { on, ears } = listen()
  ears[0]?.fails('not-allowed')
  vi.advanceTimersByTime(10_000)
  expect(on.unavailable).toHaveBeenCalledOnce()
  expect(ears.length).toBe(1)
})

test('a recogniser out of reach is tried once more, then given up', () => {
  const { on, ears } = listen()
  ears[0]?.fails('network')
  expect(on.unavailable).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  ears[1]?.fails('network')
  expect(on.unavailable).toHaveBeenCalledOnce()
})

test('a browser without recognition says so', () => {
  const on = { partly: vi.fn(), heard: vi.fn(), unavailable: vi.fn() }
  createHearing(on).start()
  expect(on.unavailable).toHaveBeenCalledOnce()
})

test('muted means that nothing is heard', () => {
  const { on, hearing, ears } = listen()
  hearing.stop()
  ears[0]?.hears('private', true)
  vi.advanceTimersByTime(10_000)
  expect(on.heard).not.toHaveBeenCalled()
  expect(ears.length).toBe(1)
})
