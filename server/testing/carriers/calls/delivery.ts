import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Exchange } from '../exchange.ts'
import type { CallbackKind } from '../faults.ts'
import type { Fields } from '../vendor.ts'
import type { Call } from './call.ts'

export type Answer = { status: number; type: string; body: string }
export type Delivery = ReturnType<typeof createDelivery>

const readTimeoutMs = 15_000
/** How long something held back waits for a callback to follow. */
const mostHeldMs = 2_000

/** Posts the signed callbacks of calls: those about its status in order, each tried again when it fails. */
export function createDelivery(exchange: Exchange) {
  const lines = new WeakMap<Call, Promise<unknown>>()
  const held = new Map<Call, (() => void)[]>()
  const stopped = new AbortController()
  const pending = new Set<Promise<unknown>>()

  /** The answer; null when none came. */
  function deliver(...posting: Parameters<typeof delivered>): Promise<Answer | null> {
    const one = delivered(...posting).finally(() => pending.delete(one))
    pending.add(one)
    return one
  }

  async function delivered(
    kind: CallbackKind,
    call: Call,
    url: string,
    fields: Fields,
    method = 'POST',
  ): Promise<Answer | null> {
    call.callbacks += 1
    const fault = exchange.faults.callback?.({ kind, call, fields, nth: call.callbacks }) ?? null
    const token = randomUUID()
    const sends = () => tries({ kind, call, url, fields, method, token })
    if (fault === 'lost') return null
    if (fault && fault !== 'twice') {
      await (fault === 'after-next' ? follows(call) : exchange.clock.sleep(fault.delayMs))
      return sends()
    }
    const before = held.get(call)?.splice(0) ?? []
    const answer = await (kind === 'status' ? inLine(call, sends) : sends())
    for (const release of before) release()
    return fault === 'twice' ? sends() : answer
  }

  function inLine<Result>(call: Call, sends: () => Promise<Result>): Promise<Result> {
    const mine = (lines.get(call) ?? Promise.resolve()).then(sends)
    lines.set(call, mine)
    return mine
  }

  function follows(call: Call) {
    const next = new Promise<void>((resolve) => held.set(call, [...(held.get(call) ?? []), resolve]))
    return Promise.race([next, pause(mostHeldMs)])
  }

  async function tries(callback: Posting): Promise<Answer | null> {
    const { retries, rules } = overrides(callback.url)
    for (let attempt = 0; ; attempt += 1) {
      const answer = await post(callback)
      const mayRetry = answer
        ? answer.status >= 500 && rules.includes('5xx')
        : rules.includes('ct') || rules.includes('rt')
      if (!mayRetry || attempt >= retries || stopped.signal.aborted) return judged(callback, answer)
      await pause(200)
    }
  }

  type Posting = { kind: CallbackKind; call: Call; url: string; fields: Fields; method: string; token: string }
  async function post({ kind, call, url, fields, method, token }: Posting): Promise<Answer | null> {
    if (stopped.signal.aborted) return null
    const form = new URLSearchParams(fields).toString()
    const target = url.replace(/#.*$/, '')
    const address = method === 'GET' ? `${target}${target.includes('?') ? '&' : '?'}${form}` : target
    const body = method === 'GET' ? '' : form
    const signature = exchange.vendor.signed.request(address, method === 'GET' ? {} : fields, body, {
      at: exchange.now(),
      token,
    })
    const from = performance.now()
    const answer = await fetch(address, {
      method,
      headers: {
        ...(method !== 'GET' && { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }),
        ...signature,
      },
      body: method === 'GET' ? undefined : body,
      redirect: 'manual',
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(readTimeoutMs)]),
    })
      .then(async (response) => ({
        status: response.status,
        type: response.headers.get('content-type') ?? '',
        body: await response.text(),
      }))
      .catch(() => null)
    const ms = performance.now() - from
    exchange.callbacks.push({ kind, callSid: call.sid, fields, token, status: answer?.status ?? null, ms })
    call.moments.changed()
    return answer
  }

  function judged({ kind, call, url }: Posting, answer: Answer | null) {
    if (answer && answer.status >= 300) {
      exchange.complain('callback', `${kind} at ${new URL(url).pathname} was answered ${answer.status}`, call)
      return null
    }
    return answer
  }

  return {
    deliver,
    stop: () => stopped.abort(),
    async settled() {
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}

/** Twilio reads how it is to try again from the address itself: `#rc=3&rp=ct,rt,5xx`. */
function overrides(url: string) {
  const asked = new URLSearchParams(new URL(url).hash.slice(1))
  return { retries: Number(asked.get('rc') ?? 1), rules: (asked.get('rp') ?? 'ct,rt,5xx').split(',') }
}
