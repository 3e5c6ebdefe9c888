import type { Statement } from '#contract/analysis.ts'
import { userById } from '#server/features/account/queries.ts'
import { goalsReachedIn } from '#server/features/goals/queries.ts'
import { habitDaysIn } from '#server/features/habits/queries.ts'
import { countedInWords } from '#server/language/format.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { dayAfter, type Period } from './calendar.ts'
import { idOf } from './claims/claims.ts'

/** What was kept of what a person had set out to do: habits as statements, goals reached in the period by their names. */
export type Kept = { statements: Statement[]; goalsAchieved: string[] }

export const nothingKept: Kept = { statements: [], goalsAchieved: [] }

/** These rest on what was logged and ticked, not on what was written: they quote no entry. */
const statement = (about: readonly (string | number)[], text: string): Statement => ({
  ...{ id: idOf(about), text },
  ...{ entryIds: [], evidence: [], isEdited: false },
})

export async function keptIn(services: Needs<'vault'> & { db: Db }, userId: UserId, period: Period): Promise<Kept> {
  const { start, end } = period
  const { timeZone } = await userById(services, userId)
  const midnight = (day: string) => dateOf(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant())
  const habits = await habitDaysIn(services, userId, { from: start, to: end })
  const goals = await goalsReachedIn(services, userId, { from: midnight(start), before: midnight(dayAfter(end)) })
  return {
    statements: [
      ...goals.map(({ id, title }) => statement(['goal', id, start], `You reached the goal “${title}”.`)),
      ...habits
        .filter(({ days }) => days > 0)
        .map(({ id, name, days }) =>
          statement(['habit', id, start], `“${name}” was kept on ${countedInWords(days, 'day')}.`),
        ),
    ],
    goalsAchieved: goals.map(({ title }) => title),
  }
}
