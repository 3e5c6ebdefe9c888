import { WebSocket } from 'ws'
import type { Call } from '../calls/call.ts'
import type { Exchange } from '../exchange.ts'
import type { RelaySettings } from '../markup/twiml.ts'
import { createListening } from './listening.ts'
import { createTalk } from './talk.ts'

export type RelayOutcome = {
  sessionId: string
  how: 'ended' | 'completed' | 'failed'
  seconds: number
  handoffData: string | null
  error: { code: number; message: string } | null
}

export type Line = ReturnType<typeof openLine>

/** One ConversationRelay session: the carrier's end of the socket, from `setup` until it is closed. */
export function openLine(exchange: Exchange, call: Call, settings: RelaySettings, until: AbortSignal) {
  const { vendor, clock } = exchange
  const sessionId = vendor.newSessionId()
  const connection = ++call.connections
  const startedAt = clock.now()
  const socket = new WebSocket(settings.url, { headers: vendor.signed.upgrade(settings.url), handshakeTimeout: 10_000 })
  const { promise: over, resolve } = Promise.withResolvers<RelayOutcome>()
  let frames = 0
  let isReady = false
  let result: RelayOutcome | null = null

  const isUp = () => socket.readyState === WebSocket.OPEN

  const talk = createTalk(exchange, call, settings, { send, ends, isTooMuch })
  const listening = createListening(exchange, call, settings, { send, isUp, talk })

  socket.on('open', () => {
    send(vendor.fields.setup(call, sessionId, settings.parameters))
    isReady = true
    talk.greets()
    call.moments.changed()
  })
  socket.on('message', (data, isBinary) => {
    const text = data.toString()
    talk.hears(isBinary ? '' : text)
    passes('app', typeOf(text))
  })
  socket.on('close', () =>
    finish(isReady ? failed(64105, 'WebSocket ended') : failed(64102, 'Unable to connect to WebSocket URL')),
  )
  socket.on('error', () => isReady || finish(failed(64102, 'Unable to connect to WebSocket URL')))
  if (until.aborted) closes()
  until.addEventListener('abort', closes, { once: true })

  function send(frame: object) {
    if (!isUp()) return
    socket.send(JSON.stringify(frame))
    passes('carrier', typeOf(JSON.stringify(frame)))
  }

  function passes(from: 'carrier' | 'app', type: string) {
    frames += 1
    if (!result && exchange.faults.breaksLine?.({ call, connection, nth: frames, from, type })) breaks()
  }

  const failed = (code: number, message: string): Partial<RelayOutcome> => ({ how: 'failed', error: { code, message } })

  function finish(about: Partial<RelayOutcome>) {
    if (result) return
    const seconds = Math.round((clock.now() - startedAt) / 1_000)
    result = { sessionId, how: 'completed', seconds, handoffData: null, error: null, ...about }
    until.removeEventListener('abort', closes)
    if (call.line === line) call.line = null
    talk.isOver().then(() => {
      call.moments.changed()
      if (result) resolve(result)
    })
  }

  /** The call is over, or goes on elsewhere. */
  function closes() {
    finish({})
    socket.close(1000)
  }

  function ends(handoffData: string | null) {
    finish({ how: 'ended', handoffData })
    if (handoffData !== null) call.handoffs.push(handoffData)
    socket.close(1000)
  }

  function isTooMuch() {
    finish(failed(64105, 'Too many consecutive malformed messages'))
    socket.close(1007, 'Too many consecutive malformed messages')
  }

  /** The network goes, and nobody says so. */
  function breaks() {
    finish(failed(39001, 'Network connection to the WebSocket server failed'))
    socket.terminate()
  }

  const line = {
    settings,
    over,
    breaks,
    isReady: () => isReady && !result,
    isQuiet: talk.isQuiet,
    isSpeaking: talk.isSpeaking,
    saying: talk.saying,
    ...listening,
  }
  call.line = line
  return line
}

function typeOf(data: string): string {
  try {
    return String(JSON.parse(data).type)
  } catch {
    return 'unreadable'
  }
}
