import { listen } from './api/server.ts'
import { isOver } from './calls/call.ts'
import { createDelivery } from './calls/delivery.ts'
import { live } from './calls/life.ts'
import { createProgress } from './calls/progress.ts'
import { createQueue } from './calls/queue.ts'
import { clockAt } from './clock.ts'
import type { Exchange, Message } from './exchange.ts'
import type { Faults } from './faults.ts'
import type { Behaviour } from './people/behaviour.ts'
import type { Phone } from './people/phone.ts'
import { telnyx } from './telnyx/telnyx.ts'
import { twilio } from './twilio/twilio.ts'
import type { CarrierName } from './vendor.ts'
import type { Violation, ViolationKind } from './violations.ts'

export type CarrierOptions = {
  port?: number
  faults?: Faults
  /** How much faster than in life people ring, speak and listen. */
  speed?: number
  /** The time of day, where the product's is not the real one. */
  now?: () => Date
  /** In real time, as the product keeps its own count; more wait in the queue. */
  callsPerSecond?: number
  /** Which complaints are expected in this test. */
  tolerates?: readonly ViolationKind[]
  patienceMs?: number
  /** What numbers do at which nobody was put. */
  everybodyElse?: Behaviour
  onComplaint?: (violation: Violation) => void
  onMessage?: (message: Message) => void
}

export type Carrier = Awaited<ReturnType<typeof startCarrier>>

/** A telephone carrier that exists only here, as exact as its documents: it takes orders, rings people, and listens. */
export async function startCarrier(name: CarrierName, options: CarrierOptions = {}) {
  const { port = 0, speed = 20, callsPerSecond = 1, tolerates = [] } = options
  const exchange: Exchange = {
    vendor: name === 'twilio' ? twilio : telnyx,
    clock: clockAt(speed),
    now: options.now ?? (() => new Date()),
    faults: options.faults ?? {},
    calls: [],
    messages: [],
    callbacks: [],
    people: new Map(),
    everybodyElse: options.everybodyElse ?? 'no-answer',
    violations: [],
    complain(kind, detail, call) {
      if (tolerates.includes(kind)) return
      const violation = { kind, detail, callSid: call?.sid ?? null }
      exchange.violations.push(violation)
      options.onComplaint?.(violation)
    },
    keep(message) {
      exchange.messages.push(message)
      options.onMessage?.(message)
    },
    patienceMs: options.patienceMs ?? 60_000,
    callsPerSecond,
    orders: 0,
    place: (call) => void lives.add(live({ exchange, delivery, progress, waits }, call)),
    end: (call, as) => progress.enter(call, as),
  }
  const delivery = createDelivery(exchange)
  const progress = createProgress(exchange, delivery)
  const waits = createQueue(callsPerSecond)
  const lives = new Set<Promise<void>>()
  const server = await listen(exchange, port)
  const callsTo = (number: string) => exchange.calls.filter(({ to }) => to === number)

  return {
    name,
    url: server.url,
    clock: exchange.clock,
    /** May be changed while the carrier runs. */
    faults: exchange.faults,
    calls: exchange.calls,
    messages: exchange.messages,
    callbacks: exchange.callbacks,
    violations: exchange.violations,
    /** What the product has to be started with. */
    environment: (publicUrl: string): Record<string, string> => ({
      ...exchange.vendor.environment(server.url),
      CALLS_PER_SECOND: String(callsPerSecond),
      PUBLIC_URL: publicUrl,
    }),
    /** Who answers at that number, and how. A number nobody was put at rings in vain. */
    person: (number: string, behaviour: Behaviour) => void exchange.people.set(number, behaviour),
    /** The phone at that number, when it rings next: for a test that would rather tell the call in its own lines. */
    rings: (number: string) =>
      new Promise<Phone>((resolve, reject) => {
        const inVain = setTimeout(() => reject(new Error(`${number} did not ring`)), exchange.patienceMs)
        exchange.people.set(number, async (phone) => {
          clearTimeout(inVain)
          resolve(phone)
        })
      }),
    callsTo,
    /** How often a number really rang, or would have: what must never be two for one call of the product. */
    timesDialled: (number: string) => callsTo(number).filter(({ dialledAt }) => dialledAt).length,
    /** Everything told to a number, in text messages and by voice. */
    toldTo: (number: string): string[] => [
      ...exchange.messages.filter(({ to }) => to === number).map(({ words }) => words),
      ...callsTo(number).flatMap(({ heard }) => heard),
    ],
    /** From what somebody said to the first word of the answer, over all calls, in real milliseconds. */
    firstTokens() {
      const sorted = exchange.calls.flatMap(({ firstTokenMs }) => firstTokenMs).sort((a, b) => a - b)
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null
      return { count: sorted.length, p50: at(0.5), p95: at(0.95) }
    },
    /** Every call that was placed is over, and its callbacks have been answered or given up. */
    async settled() {
      await Promise.all(lives)
      await delivery.settled()
    },
    async close() {
      delivery.stop()
      for (const call of exchange.calls) if (!isOver(call)) progress.enter(call, 'canceled')
      await Promise.all(lives)
      await server.close()
    },
  }
}
