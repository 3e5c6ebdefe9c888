import { afterEach, expect, test, vi } from 'vitest'
import { RequestFailed, Unreachable } from '#web/lib/failures.ts'
import { type FakeSocket, fakeSockets } from '#web/testing/fake-socket.ts'
import { openLine } from './line.ts'

const admission = { token: 'secret', call: { providerCallId: 'browser-1' } }
const over = new RequestFailed(409, '{"code":"call_not_ringing","message":"This call is over."}')
const said = (words: string) => ({ type: 'prompt' as const, voicePrompt: words })
const setup = { type: 'setup' }

/** A line listens to its window until its call is over. */
let ends = async () => undefined as unknown
afterEach(() => ends())

async function call({ pickUp = vi.fn(async () => admission), countHeard = vi.fn(async () => 0) } = {}) {
  vi.useFakeTimers()
  const sockets = fakeSockets()
  const on = { opened: vi.fn(), lost: vi.fn(), frame: vi.fn(), closed: vi.fn(), refused: vi.fn() }
  const line = openLine({ pickUp, countHeard }, on)
  ends = () => {
    pickUp.mockRejectedValue(over)
    sockets.at(-1)?.breaks()
    return vi.advanceTimersByTimeAsync(8000)
  }
  await vi.advanceTimersByTimeAsync(0)
  /** The newest socket opens, and the companion says its first words on it. */
  async function opens() {
    const socket = sockets.at(-1) as FakeSocket
    socket.opens()
    socket.says({ type: 'text', token: 'Hello.', last: true })
    await vi.advanceTimersByTimeAsync(0)
    return socket
  }
  async function comesBack(heard: number) {
    countHeard.mockResolvedValue(heard)
    await vi.advanceTimersByTimeAsync(1000)
    return opens()
  }
  return { sockets, line, on, pickUp, countHeard, opens, comesBack }
}

test('a phone introduces itself first, with the call and its token', async () => {
  const { sockets, on } = await call()
  expect(sockets[0]?.url).toBe('ws://localhost:3000/relay')
  sockets[0]?.opens()
  expect(sockets[0]?.sent).toEqual([
    { type: 'setup', sessionId: expect.any(String), callSid: 'browser-1', customParameters: { token: 'secret' } },
  ])
  expect(on.opened).toHaveBeenCalledOnce()
})

test('frames are passed on, and what is no frame is ignored', async () => {
  const { sockets, on } = await call()
  sockets[0]?.opens()
  sockets[0]?.says({ type: 'text', token: 'Good', last: false })
  sockets[0]?.says({ type: 'play', source: 'x' })
  sockets[0]?.says('garbage')
  expect(on.frame.mock.calls).toEqual([[{ type: 'text', token: 'Good', last: false }]])
})

test('words wait until it is known how many turns there were before them', async () => {
  const { sockets, line, countHeard, opens } = await call()
  sockets[0]?.opens()
  line.deliver(said('early'))
  expect(sockets[0]?.sent).toMatchObject([setup])
  expect(countHeard).not.toHaveBeenCalled()
  await opens()
  expect(sockets[0]?.sent.at(-1)).toEqual(said('early'))
})

test('what is said while the line is down follows in order once it is back', async () => {
  const { line, on, pickUp, opens, comesBack } = await call()
  const first = await opens()
  first.breaks()
  expect(on.lost).toHaveBeenCalledOnce()
  line.deliver(said('first'))
  line.mention({ type: 'info', name: 'clientSpeaking', value: 'on' })
  line.deliver(said('second'))
  const second = await comesBack(0)
  expect(pickUp).toHaveBeenCalledTimes(2)
  expect(second.sent).toMatchObject([setup, said('first'), said('second')])
})

test('what was said into a dead line is said again, and only that', async () => {
  const { line, opens, comesBack } = await call()
  const dead = await opens()
  for (const words of ['one', 'two', 'three']) line.deliver(said(words))
  dead.breaks()
  line.deliver(said('four'))
  const second = await comesBack(1)
  expect(second.sent).toMatchObject([setup, said('two'), said('three'), said('four')])
})

test('what arrived before the line broke is not said again', async () => {
  const { line, opens, comesBack } = await call()
  const first = await opens()
  line.deliver(said('one'))
  first.breaks()
  expect((await comesBack(1)).sent).toMatchObject([setup])
})

test('a page that was reloaded does not count what was said before', async () => {
  const { line, opens, comesBack } = await call({ countHeard: vi.fn(async () => 3) })
  const first = await opens()
  for (const words of ['one', 'two']) line.deliver(said(words))
  first.breaks()
  expect((await comesBack(4)).sent).toMatchObject([setup, said('two')])
})

test('when the turns cannot be counted, the line is tried again and nothing is said on a guess', async () => {
  const { line, countHeard, opens, comesBack } = await call()
  const first = await opens()
  line.deliver(said('one'))
  first.breaks()
  countHeard.mockRejectedValue(new Unreachable(null))
  await vi.advanceTimersByTimeAsync(1000)
  const second = await opens()
  expect(second.sent).toMatchObject([setup])
  await vi.advanceTimersByTimeAsync(1000)
  expect((await comesBack(0)).sent).toMatchObject([setup, said('one')])
})

test('a count for a line that broke meanwhile says nothing', async () => {
  const { line, countHeard, opens, comesBack } = await call()
  const first = await opens()
  line.deliver(said('one'))
  first.breaks()
  let answer = (_: number) => undefined as unknown
  countHeard.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  await vi.advanceTimersByTimeAsync(1000)
  const second = await opens()
  second.breaks()
  answer(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(second.sent).toMatchObject([setup])
  expect((await comesBack(1)).sent).toMatchObject([setup])
})

test('what is said into a socket that is closing is kept, words and keys', async () => {
  const { line, opens, comesBack } = await call()
  const first = await opens()
  first.readyState = 2
  line.deliver(said('still here'))
  line.deliver({ type: 'dtmf', digit: '8' })
  first.breaks()
  expect((await comesBack(0)).sent).toMatchObject([setup, said('still here'), { type: 'dtmf', digit: '8' }])
})

test('a browser that goes offline has lost the line at once, without a goodbye', async () => {
  const { sockets, on, opens } = await call()
  await opens()
  dispatchEvent(new Event('offline'))
  expect(on.lost).toHaveBeenCalledOnce()
  expect(sockets[0]?.closedWith).toBe(4000)
})

test('a browser that is back online does not wait', async () => {
  const { sockets, pickUp, opens } = await call()
  await opens()
  pickUp.mockRejectedValue(new Unreachable(null))
  dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(20_000)
  pickUp.mockResolvedValue(admission)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(sockets.length).toBe(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets.length).toBe(2)
})

test('it tries again after one second, then two, four and eight at most', async () => {
  const pickUp = vi.fn(async (): Promise<typeof admission> => {
    throw new Unreachable(null)
  })
  await call({ pickUp })
  for (const [place, delayMs] of [1000, 2000, 4000, 8000, 8000].entries()) {
    await vi.advanceTimersByTimeAsync(delayMs - 1)
    expect(pickUp).toHaveBeenCalledTimes(place + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(pickUp).toHaveBeenCalledTimes(place + 2)
  }
})

test('a call that is over meanwhile is told, and not tried again', async () => {
  const { on, pickUp, opens } = await call()
  const first = await opens()
  first.breaks()
  pickUp.mockRejectedValue(over)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(on.refused.mock.calls).toEqual([[over]])
  expect(pickUp).toHaveBeenCalledTimes(2)
})

test('a server in trouble is asked again', async () => {
  const { on, pickUp } = await call({
    pickUp: vi.fn().mockRejectedValueOnce(new RequestFailed(503, '')).mockResolvedValue(admission),
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(pickUp).toHaveBeenCalledTimes(2)
  expect(on.refused).not.toHaveBeenCalled()
})

test('hanging up closes the line normally and for good', async () => {
  const { sockets, line, on, opens } = await call()
  const socket = await opens()
  line.deliver(said('goodbye'))
  line.close()
  expect(socket.closedWith).toBe(1000)
  socket.breaks(1000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets.length).toBe(1)
  expect(on.closed).not.toHaveBeenCalled()
})

test('whoever hangs up before the line is there is not called back', async () => {
  const { sockets, line } = await call()
  line.close()
  expect(sockets[0]?.closedWith).toBe(1000)
  sockets[0]?.opens()
  expect(sockets[0]?.sent).toEqual([])
})

test('whoever hangs up while the line is down still gets their last words through', async () => {
  const { line, on, opens, comesBack } = await call()
  const first = await opens()
  first.breaks()
  line.deliver(said('one last thing'))
  line.close()
  const second = await comesBack(0)
  expect(second.sent).toMatchObject([setup, said('one last thing')])
  expect(second.closedWith).toBe(1000)
  expect(on.frame).toHaveBeenCalledOnce()
})

test('a goodbye that nobody returns was said into a dead line, and so were the last words', async () => {
  const { line, opens, comesBack } = await call()
  const dead = await opens()
  line.deliver(said('one last thing'))
  line.close()
  dead.breaks()
  const second = await comesBack(0)
  expect(second.sent).toMatchObject([setup, said('one last thing')])
  expect(second.closedWith).toBe(1000)
})

test('a normal close from the other side is the end', async () => {
  const { sockets, on, opens } = await call()
  const socket = await opens()
  socket.breaks(1000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(on.closed).toHaveBeenCalledOnce()
  expect(sockets.length).toBe(1)
})
