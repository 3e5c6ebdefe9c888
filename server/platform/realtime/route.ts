import type { Http } from '#server/platform/http/http.ts'
import { keepAlive } from '#server/platform/http/keep-alive.ts'
import type { Services } from '#server/platform/services.ts'

const pingMs = 30_000

/** /ws: what the server has to tell this person's pages. The page sends nothing. */
export function realtimeRoute(http: Http, { realtime }: Services) {
  http.route({
    method: 'GET',
    url: '/ws',
    schema: { hide: true },
    websocket: true,
    handler: (socket, request) => {
      const silence = realtime.listen(request.userId, (message) => socket.send(JSON.stringify(message)))
      keepAlive(socket, pingMs)
      socket.on('error', () => socket.terminate())
      socket.on('close', silence)
    },
  })
}
