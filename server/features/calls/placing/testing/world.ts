import { sql } from 'drizzle-orm'
import { worldOfItsOwn } from '#server/testing/world.ts'
import { testCarrier } from './carrier.ts'

/** A world with a carrier, and a clock that stands still until it is moved. */
export async function worldWithCarrier(start = '2026-11-21T12:00:00Z', { perSecond = 100 } = {}) {
  let now = Temporal.Instant.from(start)
  const world = await worldOfItsOwn({ now: () => now })
  const carrier = testCarrier()
  const { services } = world
  services.telephony = carrier.telephony
  services.config = { ...services.config, calling: { ...services.config.calling, perSecond } }
  const person: typeof world.person = async (about) => {
    const someone = await world.person(about)
    await services.db.execute(sql`update users set phone_proved_at = now() where id = ${someone.id}`)
    return someone
  }
  return {
    /** Its people have proved their numbers. */
    world: { ...world, person },
    services,
    carrier,
    moveTo(text: string) {
      now = Temporal.Instant.from(text)
    },
    passes(duration: Temporal.DurationLike) {
      now = now.add(duration)
    },
    async rows(question: ReturnType<typeof sql>) {
      return (await services.db.execute(question)).rows
    },
  }
}
