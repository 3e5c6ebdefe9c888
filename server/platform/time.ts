/** The database speaks `Date`, the product speaks `Temporal`. */
export const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)

/** The calendar day there, yyyy-MM-dd. */
export const dayOf = (instant: Temporal.Instant, timeZone: string) =>
  instant.toZonedDateTimeISO(timeZone).toPlainDate().toString()

const fewMinutes = 15 * 60

/** How long that is, for somebody who waits: “a few minutes”, “about 5 hours”. */
export function waitInWords(seconds: number): string {
  if (seconds <= fewMinutes) return 'a few minutes'
  const hours = Math.ceil(seconds / 3600)
  return hours === 1 ? 'an hour' : `about ${hours} hours`
}
