/** The database speaks `Date`, the product speaks `Temporal`. */
export const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)
