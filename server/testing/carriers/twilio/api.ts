import { randomBytes } from 'node:crypto'
import { changeCall, e164, failure, listedCalls, takeOrder } from '../api/orders.ts'
import type { Exchange } from '../exchange.ts'
import type { ApiAnswer, ApiRequest } from '../vendor.ts'
import { Refused } from '../violations.ts'
import { account } from './account.ts'
import { readChange, readOrder } from './orders.ts'
import { callRecord, pageOf, within } from './records.ts'

const base = `/2010-04-01/Accounts/${account.sid}`

export async function answers(exchange: Exchange, request: ApiRequest): Promise<ApiAnswer | null> {
  if (!request.path.startsWith('/2010-04-01/')) return null
  const refusal = stranger(request) ?? wrongBody(exchange, request)
  if (refusal) return refused(refusal)
  const form = new URLSearchParams(request.body)
  const one = new RegExp(`^${base}/Calls/(CA[0-9a-f]{32})\\.json$`).exec(request.path)?.[1]
  const door = `${request.method} ${one ? 'call' : request.path.replace(base, '')}`
  const away = request.method === 'GET' ? exchange.faults.asking?.() : null
  if (away === 'lost') return 'cut'
  if (away) return refused(failure(away))

  switch (door) {
    case 'POST /Calls.json':
      return takeOrder(exchange, account.sid, () => readOrder(exchange, form), {
        refused,
        placed: (call) => ({ status: 201, body: callRecord(call) }),
      })
    case 'GET /Calls.json': {
      const { query } = request
      const found = listedCalls(
        exchange,
        (call) =>
          (!query.has('To') || query.get('To') === call.to) &&
          (!query.has('From') || query.get('From') === call.from) &&
          (!query.has('Status') || query.get('Status') === call.status) &&
          within(query, call.dialledAt ?? call.placedAt),
      )
      return { status: 200, body: pageOf(found, request) }
    }
    case 'GET call':
    case 'POST call': {
      const call = exchange.calls.find(({ sid }) => sid === one)
      if (!call) return refused(notFound(request.path))
      if (request.method === 'GET') return { status: 200, body: callRecord(call) }
      const changed = changeCall(exchange, call, () => readChange(exchange, form))
      return changed instanceof Refused ? refused(changed) : { status: 200, body: callRecord(changed) }
    }
    case 'POST /Messages.json':
      return message(exchange, form)
    default:
      return refused(notFound(request.path))
  }
}

function message(exchange: Exchange, form: URLSearchParams): ApiAnswer {
  const [to, from, words] = [form.get('To') ?? '', form.get('From') ?? '', form.get('Body') ?? '']
  if (!e164.test(to)) return wrong(exchange, new Refused(21211, `Invalid 'To' Phone Number: ${to}`))
  if (from !== account.number) return wrong(exchange, new Refused(21606, `The From phone number ${from} is not yours`))
  if (!words) return wrong(exchange, new Refused(21602, 'Message body is required.'))
  if (words.length > 1_600) return wrong(exchange, new Refused(21617, 'The concatenated message body exceeds 1600'))
  if (exchange.people.get(to) === 'wrong-number') return refused(new Refused(21211, `Invalid 'To' Phone Number: ${to}`))
  const sid = `SM${randomBytes(16).toString('hex')}`
  exchange.keep({ to, from, words, at: exchange.now() })
  const uri = `${base}/Messages/${sid}.json`
  return {
    status: 201,
    body: { sid, account_sid: account.sid, to, from, body: words, status: 'queued', error_code: null, uri },
  }
}

function wrong(exchange: Exchange, error: Refused): ApiAnswer {
  exchange.complain('order', `${error.code} ${error.message}`)
  return refused(error)
}

function stranger({ headers, path }: ApiRequest): Refused | null {
  const [scheme, credentials = ''] = headers.authorization?.split(' ') ?? []
  const known = `${account.sid}:${account.authToken}`
  const isKnown = scheme === 'Basic' && Buffer.from(credentials, 'base64').toString() === known
  return isKnown && path.startsWith(`${base}/`) ? null : new Refused(20003, 'Authenticate', 401)
}

function wrongBody(exchange: Exchange, { method, headers }: ApiRequest): Refused | null {
  if (method !== 'POST' || headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return null
  const error = new Refused(20001, `Content-Type ${headers['content-type']} is not a form`)
  exchange.complain('order', error.message)
  return error
}

const notFound = (path: string) => new Refused(20404, `The requested resource ${path} was not found`, 404)

const refused = ({ code, message, status }: Refused): ApiAnswer => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
})
