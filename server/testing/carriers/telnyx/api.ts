import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { changeCall, e164, failure, listedCalls, takeOrder } from '../api/orders.ts'
import { type Call, isOver } from '../calls/call.ts'
import { rfc2822 } from '../dates.ts'
import type { Exchange } from '../exchange.ts'
import type { ApiAnswer, ApiRequest } from '../vendor.ts'
import { Refused } from '../violations.ts'
import { account } from './account.ts'
import { readChange, readOrder } from './orders.ts'

const base = `/v2/texml/Accounts/${account.sid}/Calls`

export async function answers(exchange: Exchange, request: ApiRequest): Promise<ApiAnswer | null> {
  const { method, path, query, body } = request
  if (!path.startsWith('/v2/')) return null
  if (request.headers.authorization !== `Bearer ${account.apiKey}`) {
    return refused(new Refused(10009, 'Authentication failed', 401))
  }
  const away = method === 'GET' ? exchange.faults.asking?.() : null
  if (away === 'lost') return 'cut'
  if (away) return refused(failure(away))

  if (path === base && method === 'POST') {
    if (!isType(request, 'application/json')) return wrongType(exchange, request)
    return takeOrder(exchange, account.sid, () => readOrder(exchange, body), {
      refused,
      // No id: it comes with the first callback.
      placed: ({ from, to }) => ({ status: 200, body: { from, to, status: 'queued' } }),
    })
  }
  if (path === base && method === 'GET') return { status: 200, body: listed(exchange, query) }
  if (path === '/v2/messages' && method === 'POST') {
    return isType(request, 'application/json') ? message(exchange, body) : wrongType(exchange, request)
  }

  const sid = path.startsWith(`${base}/`) ? decodeURIComponent(path.slice(base.length + 1)) : null
  const call = exchange.calls.find((one) => one.sid === sid)
  if (!call) return refused(new Refused(10005, 'Resource not found', 404))
  if (method === 'GET') return { status: 200, body: callResource(call) }
  if (!isType(request, 'application/x-www-form-urlencoded')) return wrongType(exchange, request)
  const changed = changeCall(exchange, call, () => readChange(exchange, new URLSearchParams(body)))
  if (changed instanceof Refused) return refused(changed.code === 21220 ? callEnded : changed)
  return { status: 200, body: callResource(changed) }
}

const callEnded = new Refused(90018, 'Call has already ended', 422)

function listed(exchange: Exchange, query: URLSearchParams) {
  const day = (at: Date) => at.toISOString().slice(0, 10)
  for (const name of ['StartTime', 'StartTime>', 'StartTime<']) {
    const value = query.get(name)
    if (value !== null && !/^\d{4}-\d\d-\d\d$/.test(value)) exchange.complain('order', `${name}=${value} is not a day`)
  }
  const [since, until, on] = [query.get('StartTime>'), query.get('StartTime<'), query.get('StartTime')]
  const found = listedCalls(exchange, (call) => {
    const started = day(call.dialledAt ?? call.placedAt)
    return (
      (!query.has('To') || query.get('To') === call.to) &&
      (!query.has('Status') || query.get('Status') === call.status) &&
      (since === null || started >= since) &&
      (until === null || started <= until) &&
      (on === null || started === on)
    )
  })
  const size = Number(query.get('PageSize') ?? 20)
  const page = Number(query.get('Page') ?? 0)
  const shown = found.slice(page * size, (page + 1) * size)
  const uri = (number: number) => `${base}.json?Page=${number}&PageSize=${size}`
  return {
    calls: shown.map(callResource),
    page,
    page_size: size,
    start: page * size,
    end: page * size + Math.max(0, shown.length - 1),
    first_page_uri: uri(0),
    next_page_uri: found.length > (page + 1) * size ? uri(page + 1) : null,
    uri: uri(page),
  }
}

/** It has no status for what waits to be dialled, and words of its own for who answered. */
function callResource(call: Call) {
  const answeredBy = call.answeredBy?.startsWith('machine')
    ? 'machine'
    : call.answeredBy === 'human'
      ? 'human'
      : 'not_sure'
  return {
    sid: call.sid,
    account_sid: call.accountSid,
    to: call.to,
    to_formatted: call.to,
    from: call.from,
    from_formatted: call.from,
    direction: 'outbound',
    status: ['queued', 'initiated'].includes(call.status) ? 'ringing' : call.status,
    answered_by: call.answeredBy ? answeredBy : null,
    date_created: rfc2822(call.placedAt),
    date_updated: rfc2822(call.updatedAt),
    start_time: call.dialledAt && rfc2822(call.dialledAt),
    end_time: call.endedAt && rfc2822(call.endedAt),
    duration: isOver(call) ? String(call.seconds) : null,
    uri: `${base}/${call.sid}.json`,
  }
}

const NewMessage = z.strictObject({
  from: z.literal(account.number),
  to: z.string().regex(e164),
  text: z.string().min(1).max(1_600),
  type: z.literal('SMS').optional(),
})

function message(exchange: Exchange, body: string): ApiAnswer {
  const read = NewMessage.safeParse(JSON.parse(body))
  if (!read.success) {
    const [issue] = read.error.issues
    exchange.complain('order', `a message: ${issue?.path.join('.')}: ${issue?.message}`)
    return refused(new Refused(40_008, 'Invalid message', 422))
  }
  const { from, to, text } = read.data
  if (exchange.people.get(to) === 'wrong-number') return refused(new Refused(40_310, "Invalid 'to' address", 422))
  exchange.keep({ to, from, words: text, at: exchange.now() })
  return {
    status: 200,
    body: {
      data: {
        id: randomUUID(),
        record_type: 'message',
        direction: 'outbound',
        type: 'SMS',
        from: { phone_number: from },
        to: [{ phone_number: to, status: 'queued' }],
        text,
        errors: [],
      },
    },
  }
}

const isType = ({ headers }: ApiRequest, type: string) => headers['content-type']?.startsWith(type) ?? false

function wrongType(exchange: Exchange, { method, path, headers }: ApiRequest): ApiAnswer {
  exchange.complain('order', `${method} ${path} with Content-Type ${headers['content-type']}`)
  return refused(new Refused(10015, 'Unsupported Content-Type', 415))
}

/** Our own word for a number that cannot be dialled is Twilio's; Telnyx has another. */
function refused({ code, message, status }: Refused): ApiAnswer {
  if (code === 21211) return refused(new Refused(10016, 'Phone number must be in +E164 format', 422))
  if (code === 20429) return refused(new Refused(10011, 'Too many requests', 429))
  return { status, body: { errors: [{ code: String(code), title: message, detail: message }] } }
}
