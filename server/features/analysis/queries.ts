import type { Exported } from '#server/platform/exported.ts'
import type { Services, UserId } from '#server/platform/services.ts'
import { asMonthlyReport } from './monthly/rules.ts'
import type { Kind } from './period/calendar.ts'
import { periodsOf } from './period/queries.ts'
import { decisionsOf } from './statements/queries.ts'
import { asWeeklyAnalysis } from './weekly/rules.ts'

export const exportedAnalysis: Exported = {
  name: 'analysis',
  read: async (services, userId) => ({
    weeklyAnalyses: (await allOf(services, userId, 'week')).map(asWeeklyAnalysis),
    monthlyReports: (await allOf(services, userId, 'month')).map(asMonthlyReport),
    statementDecisions: (await decisionsOf(services, userId)).map(({ decision, createdAt }) => ({
      ...decision,
      createdAt,
    })),
  }),
}

const everything = Number.MAX_SAFE_INTEGER

const allOf = (services: Services, userId: UserId, kind: Kind) =>
  periodsOf(services, userId, kind, { limit: everything })
