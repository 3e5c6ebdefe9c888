import type { WebSocket } from '@fastify/websocket'

/** Whoever stops answering is gone, though the connection may not know it. */
export function keepAlive(socket: WebSocket, everyMs: number) {
  let answers = true
  const ping = setInterval(() => {
    if (!answers) return socket.terminate()
    answers = false
    socket.ping()
  }, everyMs)
  socket.on('pong', () => {
    answers = true
  })
  socket.on('close', () => clearInterval(ping))
}
