import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Exchange } from '../exchange.ts'
import type { ApiAnswer, ApiRequest } from '../vendor.ts'

/** The carrier's REST door. */
export async function listen(exchange: Exchange, port: number) {
  const server = createServer(async (incoming, response) => {
    const request = await requestOf(incoming)
    const answer = await exchange.vendor.answers(exchange, request).catch((error: Error) => {
      exchange.complain('order', `${request.method} ${request.path}: ${error.message}`)
      return { status: 400, body: { message: error.message } }
    })
    if (!answer) exchange.complain('order', `${request.method} ${request.path} is no door of ${exchange.vendor.name}`)
    reply(response, answer ?? { status: 404, body: {} })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port to be had')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function requestOf(incoming: IncomingMessage): Promise<ApiRequest> {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://carrier')
  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: incoming.headers,
    body: await text(incoming),
  }
}

function reply(response: ServerResponse, answer: ApiAnswer) {
  if (answer === 'silence') return
  if (answer === 'cut') return response.destroy()
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
}
