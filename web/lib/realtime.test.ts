import { expect, test, vi } from 'vitest'
import { fakeSockets } from '../testing/fake-socket.ts'
import { connectRealtime } from './realtime.ts'

function listen() {
  vi.useFakeTimers()
  const sockets = fakeSockets()
  const listening = { onMessage: vi.fn(), onReturn: vi.fn() }
  const stop = connectRealtime(listening)
  return { sockets, stop, ...listening }
}

test('a pushed message is passed on, and one that is no message is not', () => {
  const { sockets, onMessage } = listen()
  sockets[0]?.opens()
  sockets[0]?.says({ type: 'call_ringing', callId: 5 })
  sockets[0]?.says({ type: 'unknown' })
  sockets[0]?.says('not JSON')
  expect(onMessage.mock.calls).toEqual([[{ type: 'call_ringing', callId: 5 }]])
})

test('a lost line is tried again after one second, then two, four, eight and sixteen, and then no more', () => {
  const { sockets } = listen()
  for (const delayMs of [1000, 2000, 4000, 8000, 16_000]) {
    const before = sockets.length
    sockets.at(-1)?.breaks()
    vi.advanceTimersByTime(delayMs - 1)
    expect(sockets.length).toBe(before)
    vi.advanceTimersByTime(1)
    expect(sockets.length).toBe(before + 1)
  }
  sockets.at(-1)?.breaks()
  vi.advanceTimersByTime(120_000)
  expect(sockets.length).toBe(6)
})

test('once the line is back the count begins anew, and what may have been missed is told', () => {
  const { sockets, onReturn } = listen()
  sockets[0]?.opens()
  expect(onReturn).not.toHaveBeenCalled()
  sockets[0]?.breaks()
  vi.advanceTimersByTime(1000)
  sockets[1]?.breaks()
  vi.advanceTimersByTime(2000)
  sockets[2]?.opens()
  expect(onReturn).toHaveBeenCalledOnce()
  sockets[2]?.breaks()
  vi.advanceTimersByTime(1000)
  expect(sockets.length).toBe(4)
})

test('a normal close is not reopened', () => {
  const { sockets } = listen()
  sockets[0]?.opens()
  sockets[0]?.breaks(1000)
  vi.advanceTimersByTime(120_000)
  expect(sockets.length).toBe(1)
})

test('whoever stops listening closes the line for good', () => {
  const { sockets, stop } = listen()
  sockets[0]?.opens()
  stop()
  expect(sockets[0]?.closedWith).toBe(1000)
  vi.advanceTimersByTime(120_000)
  expect(sockets.length).toBe(1)
})
