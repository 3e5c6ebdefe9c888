import { ringSeconds } from '#server/features/calls/rules.ts'
import { againAt, nextCallAt, placeBefore } from '#server/features/calls/schedule/rules.ts'
import { Heap } from './heap.ts'
import { dice, outcome, type Person, somebody } from './people.ts'

const begin = Temporal.Instant.from('2026-11-23T12:00:00Z')
const mostSeconds = 600

/** Moments are milliseconds. A try for an earlier slot keeps that slot, and with it its place in the queue. */
type Try = { person: Person; slot: number; attempt: number; due: number; placeBefore: number }

export type Day = {
  /** Of every call that was placed: how long after it was due. */
  lateSeconds: number[]
  leftOut: { slots: number; otherTries: number }
  talks: number
  mostAtOnce: number
}

/**
 * A whole day of calls, from noon to noon of UTC, placed by the product's own rules: they say when somebody is due, when
 * it is too late, and when it is tried again. Who has waited longest comes first, a call every 1/`perSecond` seconds.
 * The same seed is the same day.
 */
export function playDay({ size, perSecond, seed = 1 }: { size: number; perSecond: number; seed?: number }): Day {
  const roll = dice(seed)
  const [due, waiting, running] = [new Heap<Try>(), new Heap<Try>(), new Heap<number>()]
  const day: Day = { lateSeconds: [], leftOut: { slots: 0, otherTries: 0 }, talks: 0, mostAtOnce: 0 }

  function plan(person: Person, at: Temporal.Instant, { slot, attempt } = { slot: at.epochMilliseconds, attempt: 1 }) {
    const latest = placeBefore(person, at).epochMilliseconds
    due.add({ person, slot, attempt, due: at.epochMilliseconds, placeBefore: latest }, at.epochMilliseconds)
  }

  function place({ person, slot, attempt, due }: Try, now: number) {
    day.lateSeconds.push((now - due) / 1_000)
    const { status, seconds } = outcome(roll, { ringSeconds, mostSeconds })
    const end = Math.round(now + seconds * 1_000)
    for (let over = running.first(); over !== undefined && over <= now; over = running.first()) running.take()
    running.add(end, end)
    day.mostAtOnce = Math.max(day.mostAtOnce, running.size)
    if (status === 'completed') day.talks += 1
    const again = againAt({ status, reason: null, attempt }, person, Temporal.Instant.fromEpochMilliseconds(end))
    if (again) plan(person, again, { slot, attempt: attempt + 1 })
  }

  for (let n = 0; n < size; n += 1) {
    const person = somebody(roll)
    plan(person, nextCallAt(person.callTime, person.timeZone, begin))
  }
  for (let now = 0; due.size + waiting.size > 0; ) {
    if (waiting.size === 0) now = Math.max(now, due.first()?.due ?? now)
    for (let next = due.first(); next && next.due <= now; next = due.first()) {
      due.take()
      waiting.add(next, next.slot)
    }
    const call = waiting.take()
    if (!call) continue
    if (now > call.placeBefore) {
      day.leftOut[call.attempt === 1 ? 'slots' : 'otherTries'] += 1
    } else {
      place(call, now)
      now += 1_000 / perSecond
    }
  }
  return day
}
