import type { Services, UserId } from '#server/platform/services.ts'

/** What a step has to work with. Days are counted back from the day the person was first sown, so nothing moves later. */
export type Seeding = {
  services: Services
  userId: UserId
  firstDay: Temporal.PlainDate
  timeZone: string
}

/** Adds what is not there yet and tells what it added; it may run again at any time. */
export type Step = (seeding: Seeding) => Promise<string>

export function instantOf({ firstDay, timeZone }: Seeding, daysAgo: number, plainTime: string): Temporal.Instant {
  return firstDay.subtract({ days: daysAgo }).toZonedDateTime({ timeZone, plainTime }).toInstant()
}

/**
 * The services with their clock on an earlier day, so that a feature dates what it adds as it would have then. No model is
 * asked: a life that was made up costs nothing, and is the same every time.
 */
export function servicesAt(seeding: Seeding, daysAgo: number, plainTime: string): Services {
  const at = instantOf(seeding, daysAgo, plainTime)
  const { now } = seeding.services
  return {
    ...seeding.services,
    llm: async () => null,
    now: () => (Temporal.Instant.compare(at, now()) < 0 ? at : now()),
  }
}

export const dayOf = ({ firstDay }: Seeding, daysAgo: number) => firstDay.subtract({ days: daysAgo }).toString()

/** Adds what is wanted and not known yet. Tells how many that was. */
export async function addMissing<One>(
  wanted: readonly One[],
  isKnown: (one: One) => boolean,
  add: (one: One) => Promise<unknown>,
): Promise<number> {
  const missing = wanted.filter((one) => !isKnown(one))
  for (const one of missing) await add(one)
  return missing.length
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/** `{day +3}` as the weekday it is, seen from the day of the entry. */
export function withWeekdays({ firstDay }: Seeding, daysAgo: number, content: string): string {
  return content.replace(/\{day \+(\d+)\}/g, (_, ahead: string) => {
    const day = firstDay.subtract({ days: daysAgo }).add({ days: Number(ahead) })
    return weekday.format(new Date(`${day}T00:00:00Z`))
  })
}
