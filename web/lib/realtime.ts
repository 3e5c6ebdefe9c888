import { RealtimeMessage } from '#contract/realtime.ts'

const firstDelayMs = 1000
const longestDelayMs = 30_000
const mostAttempts = 5

type Listening = {
  onMessage: (message: RealtimeMessage) => void
  /** The line is back after it was lost: what was pushed meanwhile never arrived. */
  onReturn: () => void
}

/** Listens on /ws until the returned function is called. After an abnormal close it tries again, five times at most. */
export function connectRealtime({ onMessage, onReturn }: Listening): () => void {
  let socket: WebSocket
  let attempts = 0
  let wasLost = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function open() {
    socket = new WebSocket(socketUrl('/ws'))
    socket.onopen = () => {
      attempts = 0
      if (wasLost) onReturn()
      wasLost = false
    }
    socket.onmessage = ({ data }) => {
      const message = RealtimeMessage.safeParse(parsed(String(data)))
      if (message.success) onMessage(message.data)
    }
    socket.onclose = ({ code }) => {
      if (code === 1000 || attempts >= mostAttempts) return
      wasLost = true
      timer = setTimeout(open, Math.min(longestDelayMs, firstDelayMs * 2 ** attempts))
      attempts += 1
    }
  }

  open()
  return () => {
    clearTimeout(timer)
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close(1000)
  }
}

export function socketUrl(path: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${location.host}${path}`
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // not ours, and a broken frame is no reason to drop the line
  }
}
