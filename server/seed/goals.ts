import { checklistsOf } from '#server/features/checklists/queries.ts'
import { addChecklist } from '#server/features/checklists/service.ts'
import { checklists } from '#server/features/checklists/tables.ts'
import { goalsOf } from '#server/features/goals/queries.ts'
import { addGoal, changeGoal } from '#server/features/goals/service.ts'
import { goals as goalRows } from '#server/features/goals/tables.ts'
import { dateBack } from './dating.ts'
import { goals, type Meant } from './life/goals.ts'
import { type Listed, lists } from './life/lists.ts'
import { addMissing, dayOf, type Seeding, type Step, servicesAt } from './seeding.ts'

const evening = '21:00'

export const setGoals: Step = async (seeding) => {
  const known = new Set((await goalsOf(seeding.services, seeding.userId)).map(({ title }) => title))
  const added = await addMissing(
    goals,
    ({ title }) => known.has(title),
    (goal) => set(seeding, goal),
  )
  return `${added} goals`
}

async function set(seeding: Seeding, { since, dueIn, ended, ...goal }: Meant) {
  const { userId } = seeding
  const targetDate = dueIn === undefined ? null : dayOf(seeding, -dueIn)
  const whole = { ...goal, targetDate, status: 'active' } as const
  const { id } = await addGoal(servicesAt(seeding, since, evening), userId, whole)
  await dateBack(seeding, goalRows, id, since)
  if (!ended) return
  const { daysAgo, ...end } = ended
  await changeGoal(servicesAt(seeding, daysAgo, evening), userId, id, end)
}

/** After the goals, to which some belong. */
export const writeLists: Step = async (seeding) => {
  const { services, userId } = seeding
  const known = new Set((await checklistsOf(services, userId)).map(({ title }) => title))
  const goalIds = new Map((await goalsOf(services, userId)).map(({ title, id }) => [title, id]))
  const added = await addMissing(
    lists,
    ({ title }) => known.has(title),
    (list) => write(seeding, list, goalIds),
  )
  return `${added} checklists`
}

/** On today's clock, so that what is ticked is ticked today. */
async function write(
  seeding: Seeding,
  { since, dueIn, goal = '', ...list }: Listed,
  goalIds: ReadonlyMap<string, number>,
) {
  const dueDate = dueIn === undefined ? null : dayOf(seeding, -dueIn)
  const relatedGoalId = goalIds.get(goal) ?? null
  const { id } = await addChecklist(seeding.services, seeding.userId, { ...list, dueDate, relatedGoalId })
  await dateBack(seeding, checklists, id, since)
}
