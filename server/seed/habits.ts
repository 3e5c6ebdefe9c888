import { entriesOfHabit, habitsOf } from '#server/features/habits/queries.ts'
import { addHabit, changeHabit, logProgress } from '#server/features/habits/service.ts'
import { adopted, type Begun, ownHabits, type Practised } from './life/habits.ts'
import { addMissing, dayOf, type Seeding, type Step, servicesAt } from './seeding.ts'

export const beginHabits: Step = async (seeding) => {
  const known = await habitsOf(seeding.services, seeding.userId)
  const added = await addMissing(
    ownHabits,
    ({ name }) => known.some((habit) => habit.name === name),
    (begun) => begin(seeding, begun),
  )
  return `${added} habits`
}

async function begin(seeding: Seeding, { habit, since, pausedSince, time }: Begun) {
  const { userId } = seeding
  const { id } = await addHabit(servicesAt(seeding, since, time), userId, habit)
  if (pausedSince) await changeHabit(servicesAt(seeding, pausedSince, time), userId, id, { isActive: false })
}

/** The earliest first, as they would have been logged. */
export const logHabits: Step = async (seeding) => {
  const { services, userId } = seeding
  const habits = await habitsOf(services, userId)
  const open = await Promise.all(
    [...ownHabits, ...adopted].map(async (practised) => {
      const habit = habits.find(({ name }) => name === practised.name)
      if (!habit) return []
      const days = await loggedDays(seeding, habit.id)
      const isDue = (day: string) => habit.frequency !== 'weekdays' || Temporal.PlainDate.from(day).dayOfWeek < 6
      return logOf(seeding, practised)
        .filter(({ date }) => !days.has(date) && isDue(date))
        .map((logged) => ({ ...logged, habitId: habit.id }))
    }),
  )
  const entries = open.flat().sort((one, other) => other.daysAgo - one.daysAgo)
  for (const { daysAgo, time, ...entry } of entries) {
    await logProgress(servicesAt(seeding, daysAgo, time), userId, entry)
  }
  return `${entries.length} days of habits`
}

const logOf = (seeding: Seeding, { log, time }: Practised) =>
  log.map((logged) => ({ ...logged, time, date: dayOf(seeding, logged.daysAgo) }))

async function loggedDays(seeding: Seeding, habitId: number): Promise<Set<string>> {
  const range = { from: dayOf(seeding, 60), to: dayOf(seeding, 0) }
  const entries = await entriesOfHabit(seeding.services, seeding.userId, habitId, range)
  return new Set(entries.map(({ date }) => date))
}
