import type { WebSocket } from '@fastify/websocket'
import { PhoneFrame, relayPath } from '#contract/relay.ts'
import type { Http } from '#server/platform/http/http.ts'
import { keepAlive } from '#server/platform/http/keep-alive.ts'
import type { Services, UserId } from '#server/platform/services.ts'
import { openLine } from '../service.ts'
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

  http.route({
    method: 'GET',
    url: relayPath,
    schema: { hide: true },
    websocket: true,
    handler: (socket, request) => {
      const settled = attend(services, socket, request.userId)
      sockets.set(socket, settled)
      services.metrics.openLines.set(sockets.size)
      settled.finally(() => {
        sockets.delete(socket)
        services.metrics.openLines.set(sockets.size)
      })
    },
  })
}

/** Serves one socket; resolves when it is closed and its line has nothing left to store. */
function attend(services: Services, socket: WebSocket, userId: UserId): Promise<void> {
  let line: Line | null = null
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
    if (!frame) return
    if (frame.type === 'setup') opening ??= setUp(frame.customParameters.token)
    else if (line) tellLine(line, frame)
    else if (opening) early.push(frame)
    else socket.close(refused)
  })

  async function setUp(token: string) {
    clearTimeout(impatience)
    try {
      const call = await openLine(services.db, token)
      if (!call || call.userId !== userId) return socket.close(refused)
      line = await holdLine(services, call, {
        send: (frame) => socket.send(JSON.stringify(frame)),
        leave: () => socket.close(restarting),
        over: () => void setTimeout(() => socket.close(goodbye), lastWordsMs),
      })
      keepAlive(socket, pingMs)
      held.add(line)
      line.happened({ is: 'connected' })
      for (const frame of early.splice(0)) tellLine(line, frame)
    } catch (error) {
      services.log.error({ err: error }, 'a line could not be opened')
      socket.close(restarting)
    }
  }

  /** A goodbye ends the call; anything else leaves it to be picked up again. */
  async function settle(code: number) {
    clearTimeout(impatience)
    await opening
    if (!line) return
    if (code === goodbye) line.happened({ is: 'hung-up' })
    await line.dropped()
    held.delete(line)
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

/** Null when it is no frame we know; the protocol asks to ignore those. */
function read(text: string): PhoneFrame | null {
  try {
    return PhoneFrame.safeParse(JSON.parse(text)).data ?? null
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
