import { sql } from 'drizzle-orm'
import { eventually } from '#server/testing/eventually.ts'
import { recordingCarrier } from '#server/testing/recording-carrier.ts'
import { worldOfItsOwn } from '#server/testing/world.ts'
import { claimDueCalls } from '../../schedule/claiming.ts'

/** A world with a carrier, and a clock that stands still until it is moved. Nothing is done in it by itself. */
export async function worldWithCarrier(start = '2026-11-21T12:00:00Z', { perSecond = 100 } = {}) {
  let now = Temporal.Instant.from(start)
  const world = await worldOfItsOwn({ now: () => now, onClock: [] })
  const carrier = recordingCarrier()
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
    /** Everyone due, also whom a job was just busy with. */
    async claims() {
      await eventually('everyone due to be claimed', async () => {
        await claimDueCalls(services)
        const due = await services.db.execute(sql`select from users where next_call_at <= ${now.toString()}`)
        return due.rowCount === 0
      })
    },
    async rows(question: ReturnType<typeof sql>) {
      return (await services.db.execute(question)).rows
    },
  }
}
