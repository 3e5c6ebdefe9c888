import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#server/features/account/service.ts'
import { unlockedOf } from '#server/features/achievements/queries.ts'
import { periodsOf } from '#server/features/analysis/period/queries.ts'
import { callsOf } from '#server/features/calls/queries.ts'
import { checklistsOf } from '#server/features/checklists/queries.ts'
import { conversationById, conversationsOf } from '#server/features/coach/queries.ts'
import { postsIn, responsesTo } from '#server/features/communities/posts/queries.ts'
import { communitiesOf, membersOf } from '#server/features/communities/queries.ts'
import { experimentsOf } from '#server/features/experiments/queries.ts'
import { friendsOf, invitesOf, requestsTo, sharedEntriesOf } from '#server/features/friends/queries.ts'
import { goalsOf } from '#server/features/goals/queries.ts'
import { habitsOf, summaryFor } from '#server/features/habits/queries.ts'
import { entriesOf, statsFor } from '#server/features/journal/queries.ts'
import { coachInUse, systemInUse } from '#server/features/marketplace/queries.ts'
import { partsOf } from '#server/features/parts/queries.ts'
import { remindersFor } from '#server/features/reminders/service.ts'
import { routinesOf } from '#server/features/routines/queries.ts'
import { settingsOf } from '#server/features/settings/queries.ts'
import type { Services, UserId } from '#server/platform/services.ts'
import { safetyLevel } from '#server/risk/assess.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { person } from './life/person.ts'
import { chosenCoach, chosenSystem, sections } from './life/wishes.ts'
import { sow } from './sowing.ts'
import { steps } from './steps.ts'

const page = { limit: 100 }

let world: World
let services: Services
let userId: UserId
let first: string[]

beforeAll(async () => {
  world = await createWorld()
  services = world.services
  first = await sow(services)
  userId = (await login(services, person)).user.id
})
afterAll(() => world.close())

const counted = (told: readonly string[]) => told.filter((one) => /^\d/.test(one))
const isNothing = (told: string) => told.startsWith('0 ')

test('every step adds something, and nothing when it is sown again', async () => {
  expect(first).toHaveLength(steps.length)
  expect(counted(first)).toHaveLength(steps.length - 1)
  expect(counted(first).filter(isNothing)).toEqual([])
  const unlocked = await unlockedOf(services, userId)
  const second = await sow(services)
  expect(counted(second)).toHaveLength(steps.length - 1)
  expect(counted(second).filter((told) => !isNothing(told))).toEqual([])
  expect(await unlockedOf(services, userId)).toEqual(unlocked)
})

test('eight weeks of calls and entries', async () => {
  const entries = await entriesOf(services, userId, page)
  const calls = await callsOf(services, userId, page)

  expect(entries).toHaveLength(47)
  expect(new Set(entries.map(({ title }) => title)).size).toBe(47)
  expect(entries.filter(({ source }) => source === 'call')).toHaveLength(12)
  expect(entries.filter(({ isArtifact }) => isArtifact).length).toBeGreaterThan(3)
  expect(entries.filter(({ visibility }) => visibility === 'friends').length).toBeGreaterThan(2)
  for (const { content } of entries) expect(content).not.toMatch(/[{}]/)
  expect(entries.map(({ content }) => content).filter((content) => safetyLevel(content) >= 2)).toEqual([])

  expect(new Set(calls.map(({ status }) => status))).toEqual(
    new Set(['completed', 'no-answer', 'voicemail', 'busy', 'failed']),
  )
  const completed = calls.filter(({ status, journalEntryId }) => status === 'completed' && journalEntryId)
  expect(calls.filter(({ status, journalEntryId }) => status === 'completed' && !journalEntryId)).toHaveLength(1)
  const told = new Map(entries.map((entry) => [entry.id, entry]))
  for (const { journalEntryId, transcriptionText, duration } of completed) {
    const entry = told.get(journalEntryId ?? 0)
    expect(entry?.transcription).toBe(transcriptionText)
    expect(entry?.callDuration).toBe(duration)
    expect(entry?.moodScore).not.toBeNull()
  }
  const stats = await statsFor(services, userId)
  expect(stats.journalStreak).toBeGreaterThanOrEqual(7)
  expect(stats.averageMood).toBeGreaterThan(4)
})

test('habits of every rhythm are logged with gaps, and one of them rests', async () => {
  const habits = await habitsOf(services, userId)
  expect(new Set(habits.map(({ frequency }) => frequency))).toEqual(new Set(['daily', 'weekdays', '3x_week', 'weekly']))
  expect(habits.filter(({ isActive }) => !isActive)).toHaveLength(1)
  expect(habits.filter(({ systemId }) => systemId !== null)).toHaveLength(3)
  for (const { progress, isActive } of habits.filter(({ frequency }) => frequency === 'daily')) {
    expect(progress.bestStreak).toBeGreaterThanOrEqual(2)
    if (isActive) expect(progress.lastDays.some(({ state }) => state !== 'done')).toBe(true)
  }
  const exercises = habits.find(({ name }) => name === 'Six exercises')
  expect(exercises?.progress.currentStreak).toBeGreaterThanOrEqual(8)
  expect((await summaryFor(services, userId)).todaysEntries).toBe(1)
})

test('goals in every state, lists half done, parts, experiments and routines', async () => {
  const goals = await goalsOf(services, userId)
  expect(goals.map(({ status }) => status).sort()).toEqual(['active', 'active', 'completed', 'dropped', 'paused'])
  for (const { createdAt, completedAt } of goals) if (completedAt) expect(createdAt < completedAt).toBe(true)
  const lists = await checklistsOf(services, userId)
  expect(lists.map(({ category }) => category).sort()).toEqual(['daily', 'project', 'weekly'])
  for (const { completionPercentage } of lists) expect([40, 50]).toContain(completionPercentage)
  expect(lists.find(({ dueDate }) => dueDate)?.relatedGoalId).not.toBeNull()
  expect(await partsOf(services, userId)).toHaveLength(4)
  const experiments = await experimentsOf(services, userId)
  expect(experiments.map(({ status }) => status)).toEqual(['active', 'completed'])
  const routines = await routinesOf(services, userId)
  expect(routines.map(({ relatedExperimentId }) => relatedExperimentId)).toEqual([experiments[1]?.id, null])
})

test('the sections are open, a coach and a system are chosen', async () => {
  const settings = await settingsOf(services, userId)
  expect(settings).toMatchObject(sections)
  expect(settings.goals.length * settings.preferences.length).toBeGreaterThan(0)
  expect((await coachInUse(services, userId)).name).toBe(chosenCoach)
  expect((await systemInUse(services, userId))?.name).toBe(chosenSystem)
})

test('a friend who shares, a request, an open link, and a community that answers', async () => {
  const [dana] = await friendsOf(services, userId)
  expect(dana?.name).toBe('Dana Cole')
  expect(await sharedEntriesOf(services, userId, dana?.id ?? 0, page)).toHaveLength(2)
  expect(await requestsTo(services, userId)).toHaveLength(1)
  expect((await invitesOf(services, userId)).filter(({ usedAt }) => usedAt === null)).toHaveLength(1)

  const [community] = await communitiesOf(services, userId)
  const communityId = community?.id ?? 0
  expect(await membersOf(services, userId, communityId)).toHaveLength(3)
  const letters = await postsIn(services, userId, communityId, page)
  expect(letters).toHaveLength(4)
  expect(letters.filter(({ authorName }) => authorName === null)).toHaveLength(1)
  for (const { id, supportCount, responseCount } of letters) {
    expect(supportCount * responseCount).toBeGreaterThan(0)
    expect(await responsesTo(services, userId, communityId, id)).toHaveLength(responseCount)
  }
})

test('what looks back is written: weeks, months, answers, reminders, achievements', async () => {
  const weeks = await periodsOf(services, userId, 'week', page)
  expect(weeks.length).toBeGreaterThanOrEqual(8)
  expect(weeks.filter(({ isWhole }) => !isWhole).length).toBeLessThanOrEqual(1)
  expect((await periodsOf(services, userId, 'month', page)).length).toBeGreaterThanOrEqual(2)

  const [talk] = await conversationsOf(services, userId)
  const { messages } = await conversationById(services, userId, talk?.id ?? 0)
  expect(messages).toHaveLength(8)
  for (const place of [1, 3, 5]) expect(messages[place]?.citations.length).toBeGreaterThan(0)

  expect((await remindersFor(services, userId)).reminders.length).toBeGreaterThan(0)
  expect((await unlockedOf(services, userId)).size).toBeGreaterThan(5)
})
