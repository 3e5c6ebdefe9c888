import { dayOf } from '#server/platform/time.ts'
import { dayBefore, type Kind, type Period, periodOf } from '../period/calendar.ts'

/** In the person's morning. */
const morning = '06:00'
/** Everyone has a second of their own in the hour, so that a whole zone does not come at once. */
const spreadSeconds = 3600
/** Who has moved east meanwhile comes to their Monday earlier than was planned where they were. */
const moved = { hours: 27 }

const kinds: readonly Kind[] = ['week', 'month']

type Whose = { userId: number; timeZone: string }

/** When the next Monday or first of a month is six in the morning for this person. */
export function nextAnalysisAt(whose: Whose, after: Temporal.Instant): Temporal.Instant {
  const today = dayOf(after, whose.timeZone)
  const starts = kinds.flatMap((kind) => {
    const following = startAfter(kind, today)
    return [periodOf(kind, today).start, following].map((day) => momentOf(day, whose))
  })
  const ahead = starts.filter((at) => Temporal.Instant.compare(at, after) > 0).sort(Temporal.Instant.compare)
  const [next] = ahead
  if (!next) throw new Error(`no Monday ahead in ${whose.timeZone}`)
  return next
}

/**
 * The weeks and months that have become due since `slot`: of each the latest that is over, so that what a standstill
 * missed is made up for, and nothing older is.
 */
export function endedSince(slot: Temporal.Instant, whose: Whose, now: Temporal.Instant): Period[] {
  const today = dayOf(now, whose.timeZone)
  return kinds.flatMap((kind) => {
    const current = periodOf(kind, today)
    const isBegun = Temporal.Instant.compare(momentOf(current.start, whose), now) <= 0
    const start = isBegun ? current.start : periodOf(kind, dayBefore(current.start)).start
    const isDue = Temporal.Instant.compare(momentOf(start, whose), slot.subtract(moved)) >= 0
    return isDue ? [periodOf(kind, dayBefore(start))] : []
  })
}

function startAfter(kind: Kind, day: string): string {
  return Temporal.PlainDate.from(periodOf(kind, day).end).add({ days: 1 }).toString()
}

function momentOf(day: string, { userId, timeZone }: Whose): Temporal.Instant {
  const sharp = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: morning })
  // Knuth's multiplier: neighbours in number are far apart in the hour.
  return sharp.add({ seconds: (userId * 2_654_435_761) % spreadSeconds }).toInstant()
}
