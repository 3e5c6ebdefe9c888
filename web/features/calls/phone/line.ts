import type { PhoneFrameText, RelayFrame } from '#contract/relay.ts'
import { RelayFrame as RelayFrameSchema, relayPath } from '#contract/relay.ts'
import { RequestFailed } from '#web/lib/failures.ts'
import { parsed, socketUrl } from '#web/lib/realtime.ts'
import { uuid } from '#web/lib/uuid.ts'

const firstDelayMs = 1000
const longestDelayMs = 8000

type Admission = { token: string; call: { providerCallId: string | null } }

export type LineEvents = {
  opened: () => void
  /** It broke; it is being tried again. */
  lost: () => void
  frame: (frame: RelayFrame) => void
  /** Closed as it should be. */
  closed: () => void
  /** The server will not let us in (again). */
  refused: (failure: RequestFailed) => void
}

/**
 * The relay socket of one call. When it breaks it asks for the call again and returns to it, and what was said
 * meanwhile follows in order.
 */
export function openLine(pickUp: () => Promise<Admission>, on: LineEvents) {
  let socket: WebSocket | null = null
  let isDone = false
  let isHangingUp = false
  let attempts = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting: PhoneFrameText[] = []

  async function connect() {
    try {
      const { token, call } = await pickUp()
      if (!isDone) open(token, call.providerCallId ?? '')
    } catch (failure) {
      if (isDone) return
      if (isRefusal(failure)) finish(() => !isHangingUp && on.refused(failure))
      else retry()
    }
  }

  function open(token: string, callSid: string) {
    const opening = new WebSocket(socketUrl(relayPath))
    opening.onopen = () => {
      socket = opening
      transmit({ type: 'setup', sessionId: uuid(), callSid, customParameters: { token } })
      for (const frame of waiting.splice(0)) transmit(frame)
      if (isHangingUp) return finish(() => opening.close(1000))
      on.opened()
    }
    opening.onmessage = ({ data }) => {
      attempts = 0
      const frame = RelayFrameSchema.safeParse(parsed(String(data)))
      if (frame.success) on.frame(frame.data)
    }
    opening.onclose = ({ code }) => {
      socket = null
      if (isDone) return
      if (code === 1000) finish(on.closed)
      else retry()
    }
  }

  function retry() {
    if (!isHangingUp) on.lost()
    timer = setTimeout(connect, Math.min(longestDelayMs, firstDelayMs * 2 ** attempts))
    attempts += 1
  }

  function finish(tell: () => void) {
    isDone = true
    clearTimeout(timer)
    tell()
  }

  /** A socket that is closing takes frames and loses them. */
  function isUp() {
    return socket?.readyState === WebSocket.OPEN
  }

  function transmit(frame: PhoneFrameText) {
    if (isUp()) socket?.send(JSON.stringify(frame))
  }

  void connect()
  return {
    /** For words and keys: nothing of them may be lost. */
    deliver(frame: PhoneFrameText) {
      if (isUp()) transmit(frame)
      else waiting.push(frame)
    },
    /** For what is true only now: dropped while the line is down. */
    mention: transmit,
    /** Hanging up. Words that still wait for the line are delivered first. */
    close() {
      if (!isUp() && waiting.length > 0) isHangingUp = true
      else finish(() => socket?.close(1000))
    },
  }
}

function isRefusal(failure: unknown): failure is RequestFailed {
  return failure instanceof RequestFailed && failure.status < 500 && ![408, 429].includes(failure.status)
}
