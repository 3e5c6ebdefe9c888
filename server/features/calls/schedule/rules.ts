/** A call that could not be placed within this long of its minute is left out. */
export const tooLateMinutes = 60

/**
 * The first time after `after` that a clock in `timeZone` shows `callTime` (HH:mm). Where the clock jumps over it, the
 * first minute after the jump; where it shows it twice, the first of the two.
 */
export function nextCallAt(callTime: string, timeZone: string, after: Temporal.Instant): Temporal.Instant {
  const today = after.toZonedDateTimeISO(timeZone).toPlainDate()
  const days = [0, 1, 2].map((days) => callOn(today.add({ days }), callTime, timeZone))
  const next = days.find((instant) => Temporal.Instant.compare(instant, after) > 0)
  if (!next) throw new Error(`no ${callTime} within two days in ${timeZone}`)
  return next
}

function callOn(day: Temporal.PlainDate, callTime: string, timeZone: string): Temporal.Instant {
  const plainTime = Temporal.PlainTime.from(callTime)
  const earlier = day.toPlainDateTime(plainTime).toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  if (earlier.toPlainTime().equals(plainTime)) return earlier.toInstant()
  return (earlier.getTimeZoneTransition('next') ?? earlier).toInstant()
}

export function isTooLate(slot: Temporal.Instant, now: Temporal.Instant): boolean {
  return now.since(slot).total('minutes') > tooLateMinutes
}

/** The moment before the person's next day begins: what comes after it comes tomorrow. */
export function startOfTomorrow(timeZone: string, now: Temporal.Instant): Temporal.Instant {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate()
  return today.add({ days: 1 }).toZonedDateTime(timeZone).toInstant().subtract({ milliseconds: 1 })
}
