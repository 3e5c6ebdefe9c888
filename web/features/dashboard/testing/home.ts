import { user } from '#web/testing/sent/account.ts'
import { schedule } from '#web/testing/sent/calls.ts'
import { entry, stats } from '#web/testing/sent/journal.ts'

export function day(own: object = {}) {
  return {
    date: '2026-03-03',
    reminders: ['You wrote on Sunday that the results come on Friday.'],
    affirmations: ['You can do one thing, and then the next.'],
    generatedAt: '2026-03-03T10:00:00.000Z',
    isCare: false,
    wordedBy: null,
    ...own,
  }
}

const patterns = {
  ...{ days: [], themes: [], entriesBefore: 0, findings: [], suggestions: [], concerns: [], lifted: [], weighed: [] },
  ...{
    openThreads: [],
    kept: [],
    bestDay: null,
    hardestDay: null,
    care: null,
    letter: null,
    verified: { kept: 0, checked: 0 },
  },
}
const period = {
  id: 3,
  userId: 1,
  totalEntries: 5,
  totalWords: 900,
  averageMood: 6.5,
  createdAt: '2026-03-09T06:00:00.000Z',
}

export function week(own: object = {}) {
  return {
    ...period,
    ...{ weekStart: '2026-03-02', weekEnd: '2026-03-08', until: '2026-03-08', dominantThemes: ['garden', 'family'] },
    ...{
      insights: 'A week between the garden and the hospital.',
      recommendations: ['Keep the mornings free.'],
      patterns,
    },
    ...own,
  }
}

export function month(own: object = {}) {
  return {
    ...period,
    ...{ monthStart: '2026-02-01', monthEnd: '2026-02-28', until: '2026-02-28', moodTrend: 'improving' },
    ...{ keyInsights: 'A month that got lighter.', lifeOptimizations: ['Walk on the days with many meetings.'] },
    ...{ goalsAchieved: [], areasForImprovement: [], detailedAnalysis: patterns },
    ...own,
  }
}

/** As the server sends them: everything the dashboard asks for, of somebody who has it all. */
export const home = {
  'GET /api/users/1': { body: user() },
  'GET /api/users/1/call-schedule': { body: schedule() },
  'GET /api/users/1/stats': { body: stats() },
  'GET /api/users/1/journal-entries': { body: [entry()] },
  'GET /api/users/1/daily-reminders': { body: day() },
  'GET /api/users/1/artifacts': { body: [entry({ title: 'The gate', content: 'Leo and I fixed the gate.' })] },
  'GET /api/users/1/artifacts/count': { body: { total: 1 } },
  'GET /api/users/1/weekly-analyses': { body: [week()] },
  'GET /api/users/1/monthly-reports': { body: [month()] },
}
