import { type PhoneFrameText, type RelayFrame, RelayFrame as RelayFrameSchema, relayPath } from '#contract/relay.ts'
import { RequestFailed } from '#web/lib/failures.ts'
import { parsed, socketUrl } from '#web/lib/realtime.ts'
import { uuid } from '#web/lib/uuid.ts'

export type Admission = { token: string; call: { providerCallId: string | null } }

type DialEvents = {
  opened: () => void
  frame: (frame: RelayFrame) => void
  /** It broke, or never came to be. */
  lost: () => void
  /** Closed as it should be. */
  closed: () => void
  /** The server will not let us in (again). */
  refused: (failure: RequestFailed) => void
}

/** One attempt at a call's line: asks for the call, opens one relay socket and introduces itself. */
export function dial(pickUp: () => Promise<Admission>, on: DialEvents) {
  let socket: WebSocket | null = null
  let isLeft = false

  async function connect() {
    try {
      const { token, call } = await pickUp()
      if (!isLeft) open(token, call.providerCallId ?? '')
    } catch (failure) {
      if (isLeft) return
      if (isRefusal(failure)) on.refused(failure)
      else on.lost()
    }
  }

  function open(token: string, callSid: string) {
    socket = new WebSocket(socketUrl(relayPath))
    socket.onopen = () => {
      send({ type: 'setup', sessionId: uuid(), callSid, customParameters: { token } })
      on.opened()
    }
    socket.onmessage = ({ data }) => {
      const frame = RelayFrameSchema.safeParse(parsed(String(data)))
      if (frame.success) on.frame(frame.data)
    }
    socket.onclose = ({ code }) => (code === 1000 ? on.closed() : on.lost())
  }

  /** A socket that is closing takes frames and loses them. */
  const isUp = () => socket?.readyState === WebSocket.OPEN

  function send(frame: PhoneFrameText) {
    if (isUp()) socket?.send(JSON.stringify(frame))
  }

  void connect()
  return {
    isUp,
    send,
    /** Says goodbye and waits to be let go: only a goodbye that is returned tells that everything before it arrived. */
    hangUp: () => socket?.close(1000),
    /** Lets go at once; nothing more is heard of it. */
    leave(code: number) {
      isLeft = true
      if (!socket) return
      socket.onopen = socket.onmessage = socket.onclose = null
      socket.close(code)
    },
  }
}

function isRefusal(failure: unknown): failure is RequestFailed {
  return failure instanceof RequestFailed && failure.status < 500 && ![408, 429].includes(failure.status)
}
