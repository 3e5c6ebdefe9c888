import { type Call, isOver } from '../calls/call.ts'
import { rfc2822 } from '../dates.ts'
import type { ApiRequest } from '../vendor.ts'

export function callRecord(call: Call) {
  const uri = `/2010-04-01/Accounts/${call.accountSid}/Calls/${call.sid}`
  return {
    sid: call.sid,
    account_sid: call.accountSid,
    parent_call_sid: null,
    to: call.to,
    to_formatted: call.to,
    from: call.from,
    from_formatted: call.from,
    phone_number_sid: `PN${'0'.repeat(32)}`,
    status: call.status === 'initiated' ? 'queued' : call.status,
    direction: 'outbound-api',
    api_version: '2010-04-01',
    date_created: rfc2822(call.placedAt),
    date_updated: rfc2822(call.updatedAt),
    start_time: call.dialledAt && rfc2822(call.dialledAt),
    end_time: call.endedAt && rfc2822(call.endedAt),
    duration: isOver(call) ? String(call.seconds) : null,
    price: null,
    price_unit: 'USD',
    answered_by: call.answeredBy,
    forwarded_from: null,
    caller_name: null,
    group_sid: null,
    trunk_sid: null,
    queue_time: String(call.dialledAt ? call.dialledAt.getTime() - call.placedAt.getTime() : 0),
    annotation: null,
    uri: `${uri}.json`,
    subresource_uris: { recordings: `${uri}/Recordings.json`, events: `${uri}/Events.json` },
  }
}

/** `StartTime`, `StartTime<` and `StartTime>`, each inclusive, by the second or by the day. */
export function within(query: URLSearchParams, at: Date): boolean {
  const second = Math.floor(at.getTime() / 1_000) * 1_000
  const edge = (name: string) => {
    const value = query.get(name)
    return value === null ? null : Date.parse(value)
  }
  const [from, to, day] = [edge('StartTime>'), edge('StartTime<'), edge('StartTime')]
  if (from !== null && second < from) return false
  if (to !== null && second > to) return false
  return day === null || (second >= day && second < day + 86_400_000)
}

export function pageOf(calls: readonly Call[], { path, query }: ApiRequest) {
  const size = Math.min(1_000, Number(query.get('PageSize') ?? 50))
  const page = Number(query.get('Page') ?? 0)
  const uriOf = (number: number) => {
    const asked = new URLSearchParams(query)
    asked.set('PageSize', String(size))
    asked.set('Page', String(number))
    return `${path}?${asked}`
  }
  const shown = calls.slice(page * size, (page + 1) * size)
  return {
    calls: shown.map(callRecord),
    page,
    page_size: size,
    start: page * size,
    end: Math.max(page * size, page * size + shown.length - 1),
    first_page_uri: uriOf(0),
    next_page_uri: calls.length > (page + 1) * size ? uriOf(page + 1) : null,
    previous_page_uri: page > 0 ? uriOf(page - 1) : null,
    uri: uriOf(page),
  }
}
