import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'

export type Heard = {
  path: string
  url: string
  headers: IncomingHttpHeaders
  body: string
  fields: Record<string, string>
}
type Frame = { type: string } & Record<string, unknown>
export type RelaySide = {
  says(token: string, more?: object): void
  sends(frame: object): void
  raw(data: string): void
  socket: WebSocket
}
type Behaviour = {
  /** What it does on each frame; by default it greets, and repeats what it hears. */
  onFrame?: (frame: Frame, relay: RelaySide) => void
  /** What it answers to callbacks; by default the end of the call to who asks what follows, and nothing to others. */
  answers?: (callback: Heard) => { status?: number; xml?: string } | undefined
}

/** An application of a carrier written with bare sockets: it shares nothing with the product, nor with the carrier. */
export async function anApp({ onFrame = echo, answers = () => undefined }: Behaviour = {}) {
  const callbacks: Heard[] = []
  const frames: Frame[] = []
  const upgrades: { url: string; headers: IncomingHttpHeaders }[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { host } = request.headers
    const callback = {
      path: request.url ?? '',
      url: `http://${host}${request.url}`,
      headers: request.headers,
      body,
      fields: Object.fromEntries(new URLSearchParams(body)),
    }
    callbacks.push(callback)
    const { status = 200, xml = callback.path === '/action' ? '<Response/>' : undefined } = answers(callback) ?? {}
    response.writeHead(status, xml ? { 'content-type': 'text/xml' } : {}).end(xml ?? '')
  })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket, request) => {
    upgrades.push({ url: `ws://${request.headers.host}${request.url}`, headers: request.headers })
    const raw = (data: string) => socket.send(data)
    const sends = (frame: object) => raw(JSON.stringify(frame))
    const relay = {
      socket,
      raw,
      sends,
      says: (token: string, more = {}) => sends({ type: 'text', token, last: true, ...more }),
    }
    socket.on('message', (data) => {
      const frame = JSON.parse(data.toString())
      frames.push(frame)
      onFrame(frame, relay)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const at = `127.0.0.1:${address.port}`
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate()
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://${at}`,
    relayUrl: `ws://${at}/relay`,
    callbacks,
    frames,
    upgrades,
    framesOf: (type: string) => frames.filter((frame) => frame.type === type),
    statuses: () => callbacks.filter(({ path }) => path === '/status').map(({ fields }) => fields.CallStatus),
    /** Hands the person over to the relay. */
    twiml: (attributes = '', children = '') =>
      `<Response><Connect action="http://${at}/action"><ConversationRelay url="ws://${at}/relay" ${attributes}>${children}</ConversationRelay></Connect></Response>`,
  }
}

function echo(frame: Frame, relay: RelaySide) {
  if (frame.type === 'setup') relay.says('Hello there.')
  if (frame.type === 'prompt' && frame.last) relay.says(`You said ${frame.voicePrompt}.`)
}
