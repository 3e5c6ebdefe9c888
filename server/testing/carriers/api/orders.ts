import { type Call, type Instructions, isOver, newCall, type Order } from '../calls/call.ts'
import type { Exchange } from '../exchange.ts'
import { readTwiml } from '../markup/twiml.ts'
import { behaviourOf } from '../people/behaviour.ts'
import type { ApiAnswer } from '../vendor.ts'
import { Refused } from '../violations.ts'

type Answers = { refused(error: Refused): ApiAnswer; placed(call: Call): ApiAnswer }

export const e164 = /^\+[1-9]\d{6,14}$/
const mostTwiml = 4_000

/** Takes an order as the carrier would, or refuses it, or goes wrong as was chosen. */
export function takeOrder(
  exchange: Exchange,
  accountSid: string,
  read: () => Order,
  { refused, placed }: Answers,
): ApiAnswer {
  const order = attempt(exchange, read)
  if (order instanceof Refused) return refused(order)
  exchange.orders += 1
  const fault = exchange.faults.order?.({ to: order.to, nth: exchange.orders }) ?? null
  if (fault === 'lost') return 'cut'
  if (typeof fault === 'number') return refused(failure(fault))
  if (behaviourOf(exchange, order.to) === 'wrong-number') {
    return refused(new Refused(21211, `The phone number you are attempting to call, ${order.to}, is not valid.`))
  }
  const call = newCall(exchange.vendor.newCallSid(), accountSid, order, exchange.now())
  exchange.calls.push(call)
  exchange.place(call)
  return fault ?? placed(call)
}

export type Change = { status: string | null; instructions: Instructions | null }

/** Redirects a call, or ends it. What is over can no longer be changed. */
export function changeCall(exchange: Exchange, call: Call, read: () => Change): Refused | Call {
  const change = attempt(exchange, read)
  if (change instanceof Refused) return change
  if (isOver(call)) return new Refused(21220, 'Call is not in-progress. Cannot redirect.')
  const isUp = call.status === 'in-progress'
  if (change.status === 'completed' || (change.status === 'canceled' && !isUp))
    exchange.end(call, isUp ? 'completed' : 'canceled')
  if (change.instructions) {
    if (!isUp) return new Refused(21220, 'Call is not in-progress. Cannot redirect.')
    call.redirectedTo = change.instructions
    call.turn.abort()
  }
  return call
}

/** Calls of whom, since when: those that a lagging list already knows. Newest first. */
export function listedCalls({ calls, faults, now }: Exchange, is: (call: Call) => boolean): Call[] {
  const knownUntil = now().getTime() - (faults.listLagMs ?? 0)
  return calls.filter((call) => call.placedAt.getTime() <= knownUntil && is(call)).reverse()
}

/** A wrong order is refused and remembered: the product has to know better. */
function attempt<Result>(exchange: Exchange, read: () => Result): Result | Refused {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    exchange.complain('order', `${error.code} ${error.message}`)
    return error
  }
}

export function failure(status: number): Refused {
  if (status === 429) return new Refused(20429, 'Too Many Requests', 429)
  return new Refused(20500, 'Internal Server Error', status)
}

/** Exactly one of an address and a document. */
export function instructionsIn(
  exchange: Exchange,
  given: { url: string | null; method: string | null; document: string | null },
): Instructions | null {
  if (given.url !== null && given.document !== null) throw new Refused(20001, 'Url and Twiml exclude each other')
  if (given.url !== null) {
    if (!isWebAddress(given.url)) throw new Refused(21205, `Url is not a valid url: ${given.url}`)
    return { url: given.url, method: given.method ?? 'POST' }
  }
  if (given.document === null) return null
  if (given.document.length > mostTwiml) throw new Refused(20001, `Twiml is longer than ${mostTwiml} characters`)
  return { verbs: readTwiml(given.document, exchange.vendor.name) }
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text)
}
