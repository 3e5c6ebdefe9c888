import { expect, test, vi } from 'vitest'
import { RequestFailed, Unreachable } from '#web/lib/failures.ts'
import { fakeSockets } from '#web/testing/fake-socket.ts'
import { openLine } from './line.ts'

const admission = { token: 'secret', call: { providerCallId: 'browser-1' } }
const over = new RequestFailed(409, '{"code":"call_not_ringing","message":"This call is over."}')
const said = (words: string) => ({ type: 'prompt' as const, voicePrompt: words })

async function dial(pickUp = vi.fn(async () => admission)) {
  vi.useFakeTimers()
  const sockets = fakeSockets()
  const on = { opened: vi.fn(), lost: vi.fn(), frame: vi.fn(), closed: vi.fn(), refused: vi.fn() }
  const line = openLine(pickUp, on)
  await vi.advanceTimersByTimeAsync(0)
  return { sockets, line, on, pickUp }
}

test('a phone introduces itself first, with the call and its token', async () => {
  const { sockets, on } = await dial()
  expect(sockets[0]?.url).toBe('ws://localhost:3000/relay')
  sockets[0]?.opens()
  expect(sockets[0]?.sent).toEqual([
    { type: 'setup', sessionId: expect.any(String), callSid: 'browser-1', customParameters: { token: 'secret' } },
  ])
  expect(on.opened).toHaveBeenCalledOnce()
})

test('frames are passed on, and what is no frame is ignored', async () => {
  const { sockets, on } = await dial()
  sockets[0]?.opens()
  sockets[0]?.says({ type: 'text', token: 'Good', last: false })
  sockets[0]?.says({ type: 'play', source: 'x' })
  sockets[0]?.says('garbage')
  expect(on.frame.mock.calls).toEqual([[{ type: 'text', token: 'Good', last: false }]])
})

test('what is said while the line is down follows in order once it is back', async () => {
  const { sockets, line, on, pickUp } = await dial()
  sockets[0]?.opens()
  sockets[0]?.breaks()
  expect(on.lost).toHaveBeenCalledOnce()
  line.deliver(said('first'))
  line.mention({ type: 'info', name: 'clientSpeaking', value: 'on' })
  line.deliver(said('second'))
  await vi.advanceTimersByTimeAsync(1000)
  sockets[1]?.opens()
  expect(pickUp).toHaveBeenCalledTimes(2)
  expect(sockets[1]?.sent).toMatchObject([{ type: 'setup' }, said('first'), said('second')])
})

test('what is said into a socket that is closing is kept', async () => {
  const { sockets, line } = await dial()
  sockets[0]?.opens()
  if (sockets[0]) sockets[0].readyState = 2
  line.deliver(said('still here'))
  sockets[0]?.breaks()
  await vi.advanceTimersByTimeAsync(1000)
  sockets[1]?.opens()
  expect(sockets[1]?.sent).toMatchObject([{ type: 'setup' }, said('still here')])
})

test('it tries again after one second, then two, four and eight at most', async () => {
  const pickUp = vi.fn(async (): Promise<typeof admission> => {
    throw new Unreachable(null)
  })
  await dial(pickUp)
  for (const [place, delayMs] of [1000, 2000, 4000, 8000, 8000].entries()) {
    await vi.advanceTimersByTimeAsync(delayMs - 1)
    expect(pickUp).toHaveBeenCalledTimes(place + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(pickUp).toHaveBeenCalledTimes(place + 2)
  }
})

test('a call that is over meanwhile is told, and not tried again', async () => {
  const { sockets, on, pickUp } = await dial()
  sockets[0]?.opens()
  sockets[0]?.breaks()
  pickUp.mockRejectedValue(over)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(on.refused.mock.calls).toEqual([[over]])
  expect(pickUp).toHaveBeenCalledTimes(2)
})

test('a server in trouble is asked again', async () => {
  const { on, pickUp } = await dial(
    vi.fn().mockRejectedValueOnce(new RequestFailed(503, '')).mockResolvedValue(admission),
  )
  await vi.advanceTimersByTimeAsync(1000)
  expect(pickUp).toHaveBeenCalledTimes(2)
  expect(on.refused).not.toHaveBeenCalled()
})

test('hanging up closes the line normally and for good', async () => {
  const { sockets, line, on } = await dial()
  sockets[0]?.opens()
  line.close()
  expect(sockets[0]?.closedWith).toBe(1000)
  sockets[0]?.breaks(1000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets.length).toBe(1)
  expect(on.closed).not.toHaveBeenCalled()
})

test('whoever hangs up while the line is down still gets their last words through', async () => {
  const { sockets, line } = await dial()
  sockets[0]?.opens()
  sockets[0]?.breaks()
  line.deliver(said('one last thing'))
  line.close()
  await vi.advanceTimersByTimeAsync(1000)
  sockets[1]?.opens()
  expect(sockets[1]?.sent).toMatchObject([{ type: 'setup' }, said('one last thing')])
  expect(sockets[1]?.closedWith).toBe(1000)
})

test('a normal close from the other side is the end', async () => {
  const { sockets, on } = await dial()
  sockets[0]?.opens()
  sockets[0]?.breaks(1000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(on.closed).toHaveBeenCalledOnce()
  expect(sockets.length).toBe(1)
})
