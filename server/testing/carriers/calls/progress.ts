import type { Exchange } from '../exchange.ts'
import { type Call, isOver, type Status, type StatusEvent, terminal } from './call.ts'
import type { Delivery } from './delivery.ts'

export type Progress = ReturnType<typeof createProgress>

/** Where a call stands, and who is told of it. What is over stays over. */
export function createProgress(exchange: Exchange, { deliver }: Delivery) {
  function enter(call: Call, status: Status, failure: Call['failure'] = null) {
    if (isOver(call)) return
    const at = exchange.now()
    call.status = status
    call.updatedAt = at
    call.failure = failure
    if (status === 'initiated') dials(call, at)
    if (status === 'in-progress') call.answeredAt = at
    if (terminal.has(status)) {
      call.endedAt = at
      call.over.abort()
    }
    call.moments.changed()
    const event = eventOf(status)
    const { statusCallback, statusEvents } = call.order
    if (!event || !statusCallback || !statusEvents.has(event)) return
    const fields = exchange.vendor.fields.status(call, at)
    call.sequence += 1
    deliver('status', call, statusCallback, fields)
  }

  function dials(call: Call, at: Date) {
    call.dialledAt = at
    const other = exchange.calls.find((one) => one !== call && one.to === call.to && one.dialledAt && !isOver(one))
    if (other) exchange.complain('double-ring', 'a number is rung twice at the same time', call)
  }

  return { enter }
}

function eventOf(status: Status): StatusEvent | null {
  if (terminal.has(status)) return 'completed'
  if (status === 'in-progress') return 'answered'
  return status === 'initiated' || status === 'ringing' ? status : null
}
