import { z } from 'zod'
import { type Job, job } from '#server/platform/jobs.ts'
import { OwnUserId } from '#server/platform/services.ts'
import { unlockedByEvent } from './rules.ts'
import { review, unlock } from './service.ts'

const reviewed = ['journal.entry-added', 'journal.entry-changed', 'habits.progress-logged', 'calls.ended'] as const

const reviews = reviewed.map((event) =>
  job({
    name: `achievements.after.${event}`,
    on: event,
    input: z.object({ userId: OwnUserId }),
    run: (services, { userId }) => review(services, userId),
  }),
)

const rewardGoal = job({
  name: 'achievements.after.goals.completed',
  on: 'goals.completed',
  input: z.object({ userId: OwnUserId }),
  run: (services, { userId }) => unlock(services, userId, unlockedByEvent('goals.completed')),
})

/** A friendship is both people's. */
const rewardFriends = job({
  name: 'achievements.after.friends.connected',
  on: 'friends.connected',
  input: z.object({ userId: OwnUserId, friendId: OwnUserId }),
  async run(services, { userId, friendId }) {
    for (const person of [userId, friendId]) await unlock(services, person, unlockedByEvent('friends.connected'))
  },
})

const rewardAnalysis = job({
  name: 'achievements.after.analysis.written',
  on: 'analysis.written',
  input: z.object({ userId: OwnUserId, kind: z.enum(['week', 'month']) }),
  async run(services, { userId, kind }) {
    if (kind === 'week') await unlock(services, userId, unlockedByEvent('analysis.written'))
  },
})

export const achievementJobs: readonly Job[] = [...reviews, rewardGoal, rewardFriends, rewardAnalysis]
