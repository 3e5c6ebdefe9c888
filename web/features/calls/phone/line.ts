import type { PhoneFrameText, RelayFrame } from '#contract/relay.ts'
import type { RequestFailed } from '#web/lib/failures.ts'
import { type Admission, dial } from './dial.ts'
import { createOutbox } from './outbox.ts'

const firstDelayMs = 1000
const longestDelayMs = 8000

const goodbye = 1000
/** Of our own choosing: anything but a goodbye leaves the call to be picked up again. */
const brokeOff = 4000

type Server = {
  pickUp: () => Promise<Admission>
  /** How many of the person's spoken turns of this call are stored. */
  countHeard: () => Promise<number>
}

type LineEvents = {
  opened: () => void
  /** It broke; it is being tried again. */
  lost: () => void
  frame: (frame: RelayFrame) => void
  /** Closed as it should be. */
  closed: () => void
  /** The server will not let us in (again). */
  refused: (failure: RequestFailed) => void
}

/** The line of one call. When it breaks it is opened again, and what was said meanwhile, or into the break, follows. */
export function openLine(server: Server, on: LineEvents) {
  const outbox = createOutbox((frame) => attempt.send(frame))
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHangingUp = false
  let isDone = false
  let attempt = connect()

  function connect() {
    timer = undefined
    let isSettling = false
    const current = dial(server.pickUp, {
      opened: () => !isHangingUp && on.opened(),
      frame: (frame) => {
        // The first frame on a new line says that no older one can store any more, so that the count will hold.
        if (!isSettling) void settle(current)
        isSettling = true
        if (!isHangingUp) on.frame(frame)
      },
      lost: retry,
      closed: () => finish(on.closed),
      refused: (failure) => finish(() => on.refused(failure)),
    })
    return current
  }

  async function settle(current: typeof attempt) {
    const heard = await server.countHeard().catch(() => null)
    if (current !== attempt || isDone) return
    // Asking for the call again will tell why it could not be counted.
    if (heard === null) return retry()
    failures = 0
    outbox.flow(heard)
    if (isHangingUp) attempt.hangUp()
  }

  function retry() {
    attempt.leave(brokeOff)
    outbox.hold()
    if (!isHangingUp) on.lost()
    timer = setTimeout(reconnect, Math.min(longestDelayMs, firstDelayMs * 2 ** failures))
    failures += 1
  }

  function reconnect() {
    clearTimeout(timer)
    attempt.leave(brokeOff)
    attempt = connect()
  }

  /** A socket would notice minutes later. */
  function wentOffline() {
    if (timer === undefined) retry()
  }

  function cameOnline() {
    failures = 0
    if (!outbox.isFlowing()) reconnect()
  }

  function finish(tell: () => void) {
    isDone = true
    clearTimeout(timer)
    removeEventListener('offline', wentOffline)
    removeEventListener('online', cameOnline)
    if (!isHangingUp) tell()
  }

  addEventListener('offline', wentOffline)
  addEventListener('online', cameOnline)
  return {
    /** For words and keys: nothing of them may be lost. */
    deliver(frame: PhoneFrameText) {
      if (!attempt.isUp()) outbox.hold()
      outbox.add(frame)
    },
    /** For what is true only now: dropped while the line is down. */
    mention: (frame: PhoneFrameText) => attempt.send(frame),
    /** Hangs up, for the person at once; behind it, the line is kept until all they said has arrived. */
    close() {
      if (isDone) return
      isHangingUp = true
      if (outbox.isFlowing() && !outbox.isEmpty()) return attempt.hangUp()
      if (!outbox.isEmpty()) return
      attempt.leave(goodbye)
      finish(on.closed)
    },
  }
}
