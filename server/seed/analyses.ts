import { eq } from 'drizzle-orm'
import { dayAfter, type Kind, type Period, periodBefore, periodOf } from '#server/features/analysis/period/calendar.ts'
import { keptOf, notedBetween } from '#server/features/analysis/period/queries.ts'
import { writeCurrent, writeEnded } from '#server/features/analysis/period/service.ts'
import { tableOf } from '#server/features/analysis/period/tables.ts'
import { dayOf, type Seeding, type Step, servicesAt } from './seeding.ts'

const firstEntry = 56
const [morning, midnight] = ['06:30', '23:59']

/** After everything they count: the entries, the habits, the goals. */
const analysed =
  (kind: Kind, called: string): Step =>
  async (seeding) => {
    const before = await countOf(seeding, kind)
    for (const period of endedPeriods(seeding, kind)) {
      await writeEnded(onTheDayAfter(seeding, period), seeding.userId, period)
    }
    await lookAtCurrent(seeding, kind)
    return `${(await countOf(seeding, kind)) - before} ${called}`
  }

export const analyseWeeks = analysed('week', 'weekly analyses')
export const reportMonths = analysed('month', 'monthly reports')

/** Over on the first day, the earliest first. */
function endedPeriods(seeding: Seeding, kind: Kind): Period[] {
  const periods: Period[] = []
  const earliest = dayOf(seeding, firstEntry)
  let period = periodBefore(periodOf(kind, dayOf(seeding, 0)))
  while (period.end >= earliest) {
    periods.unshift(period)
    period = periodBefore(period)
  }
  return periods
}

function onTheDayAfter(seeding: Seeding, { end }: Period) {
  const { days } = Temporal.PlainDate.from(dayAfter(end)).until(seeding.firstDay)
  return servicesAt(seeding, days, morning)
}

/** As the person has it written on the first day; nothing where the week or month has no entry yet. */
async function lookAtCurrent(seeding: Seeding, kind: Kind) {
  const { userId } = seeding
  const services = servicesAt(seeding, 0, midnight)
  const { start, end } = periodOf(kind, dayOf(seeding, 0))
  const isWritten = (await keptOf(services, userId, kind, start)) !== null
  const isEmpty = (await notedBetween(services, userId, start, end)).length === 0
  if (!isWritten && !isEmpty) await writeCurrent(services, userId, kind)
}

function countOf({ services, userId }: Seeding, kind: Kind): Promise<number> {
  const table = tableOf[kind]
  return services.db.$count(table, eq(table.userId, userId))
}
