import type { WebSocket } from '@fastify/websocket'
import { z } from 'zod'
import { PhoneFrame, type RelayFrame, relayPath } from '#contract/relay.ts'
import type { Http } from '#server/platform/http/http.ts'
import { keepAlive } from '#server/platform/http/keep-alive.ts'
import type { Services, UserId } from '#server/platform/services.ts'
import { voiceRelayPath } from '#server/providers/telephony/addresses.ts'
import { requireSignature } from '../carrier/routes.ts'
import { closeLine, openLine } from '../service.ts'
import type { CallRow } from '../tables.ts'
import { linesHeld } from './held.ts'
import { holdLine, type Line } from './line.ts'

const setupWithinMs = 10_000
const pingMs = 10_000
/** As the protocol has it: a phone that only talks nonsense is let go. */
const malformedInARow = 10
/** More than this unanswered and we stop reading until the line has caught up. */
const waitingAtMost = 100

/** A phone closes the line itself once it has played the farewell; one that forgets to is helped. */
const lastWordsMs = 5_000

/** Close codes of RFC 6455 as they are used here. */
const goodbye = 1000
const malformed = 1007
const refused = 1008
const restarting = 1012

export function relayRoute(http: Http, services: Services) {
  /** Each open socket with the promise of its line having stored everything it heard. */
  const sockets = new Map<WebSocket, Promise<void>>()

  // The sockets are let go of when the server stops; what they heard is stored before the database goes.
  http.addHook('preClose', async () => void (await Promise.allSettled(sockets.values())))

  function keep(socket: WebSocket, settled: Promise<void>) {
    sockets.set(socket, settled)
    services.metrics.openLines.set(sockets.size)
    settled.finally(() => {
      sockets.delete(socket)
      services.metrics.openLines.set(sockets.size)
    })
  }

  http.route({
    method: 'GET',
    url: relayPath,
    schema: { hide: true },
    websocket: true,
    handler: (socket, { userId }) => keep(socket, attend(services, socket, pageOf(userId))),
  })

  const { carrier } = services.telephony
  if (!carrier) return
  http.route({
    method: 'GET',
    url: voiceRelayPath,
    config: { door: 'carrier' },
    schema: { hide: true },
    websocket: true,
    preValidation: async ({ url, headers }) => requireSignature(carrier, { scheme: 'ws', url, headers, body: '' }),
    handler: (socket) => keep(socket, attend(services, socket, theCarrier)),
  })
}

/** Who is at the other end of a socket. */
type Caller = {
  mayHave(call: CallRow): boolean
  /** Whether closing the socket properly is a goodbye. A carrier tells what happened apart from the socket. */
  saysGoodbye: boolean
}
const pageOf = (userId: UserId): Caller => ({ mayHave: (call) => call.userId === userId, saysGoodbye: true })
const theCarrier: Caller = { mayHave: () => true, saysGoodbye: false }

/** Serves one socket; resolves when it is closed and its line has nothing left to store. */
function attend(services: Services, socket: WebSocket, caller: Caller): Promise<void> {
  let line: Line | null = null
  let opened: CallRow | null = null
  let opening: Promise<void> | null = null
  let nonsense = 0
  const early: PhoneFrame[] = []
  const held = linesHeld(services.db)
  const impatience = setTimeout(() => socket.close(refused), setupWithinMs)

  socket.on('error', () => socket.terminate())
  socket.on('message', (data) => {
    const frame = read(data.toString())
    nonsense = frame === null ? nonsense + 1 : 0
    if (nonsense >= malformedInARow) return socket.close(malformed)
    if (!frame || frame === 'unknown') return
    if (frame.type === 'setup') opening ??= setUp(frame.customParameters.token)
    else if (line) tellLine(line, frame)
    else if (opening) early.push(frame)
    else socket.close(refused)
  })

  async function setUp(token: string) {
    clearTimeout(impatience)
    try {
      const call = await openLine(services.db, token)
      opened = call
      if (!call || !caller.mayHave(call)) return refuse()
      line = await holdLine(services, call, {
        send: (frame) => socket.send(JSON.stringify(frame)),
        leave: () => socket.close(restarting),
        over: () => void setTimeout(() => socket.close(goodbye), lastWordsMs),
      })
      keepAlive(socket, pingMs)
      held.add(line)
      if (!caller.saysGoodbye) void services.realtime.push(call.userId, { type: 'changed', feature: 'calls' })
      line.happened({ is: 'connected' })
      if (call.answeredBy === 'machine') line.happened({ is: 'machine' })
      for (const frame of early.splice(0)) tellLine(line, frame)
    } catch (error) {
      services.log.error({ err: error }, 'a line could not be opened')
      socket.close(restarting)
    }
  }

  /** A carrier lets its caller go when it is told so; a socket that just closes it would take for a broken one. */
  function refuse() {
    if (caller.saysGoodbye) return socket.close(refused)
    socket.send(JSON.stringify({ type: 'end' } satisfies RelayFrame))
    setTimeout(() => socket.close(refused), lastWordsMs)
  }

  /** A goodbye ends the call; anything else leaves it to be picked up again. */
  async function settle(code: number) {
    clearTimeout(impatience)
    await opening
    if (code === goodbye && caller.saysGoodbye) line?.happened({ is: 'hung-up' })
    await line?.dropped()
    if (line) held.delete(line)
    if (opened) await closeLine(services.db, opened).catch(() => null)
  }

  function tellLine(to: Line, frame: PhoneFrame) {
    pass(to, frame)
    if (to.waiting() <= waitingAtMost) return
    socket.pause()
    const look = setInterval(() => {
      if (to.waiting() > waitingAtMost / 2) return
      clearInterval(look)
      socket.resume()
    }, 50)
  }

  return new Promise((resolve) => {
    socket.on('close', (code) => resolve(settle(code)))
  })
}

const AnyFrame = z.object({ type: z.string() })

/** Null when it is no frame at all. Frames that we do not know are to be ignored, however many come. */
function read(text: string): PhoneFrame | 'unknown' | null {
  try {
    const frame = JSON.parse(text)
    return PhoneFrame.safeParse(frame).data ?? (AnyFrame.safeParse(frame).success ? 'unknown' : null)
  } catch {
    return null
  }
}

function pass(line: Line, frame: PhoneFrame) {
  switch (frame.type) {
    case 'prompt':
      return line.happened({ is: 'heard', words: frame.voicePrompt, final: frame.last })
    case 'dtmf':
      return line.happened({ is: 'key', digit: frame.digit })
    case 'interrupt':
      return line.happened({ is: 'interrupted', afterSaying: frame.utteranceUntilInterrupt })
    case 'info': {
      const who = frame.name === 'agentSpeaking' ? 'companion' : frame.name === 'clientSpeaking' ? 'person' : null
      return who && line.happened({ is: 'speaking', who, on: frame.value === 'on' })
    }
  }
}
