/** The database speaks `Date`, the product speaks `Temporal`. */
export const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)

/** The calendar day there, yyyy-MM-dd. */
export const dayOf = (instant: Temporal.Instant, timeZone: string) =>
  instant.toZonedDateTimeISO(timeZone).toPlainDate().toString()
