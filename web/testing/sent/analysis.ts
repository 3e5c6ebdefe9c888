import type { z } from 'zod'
import type { MonthlyReport, Patterns, Statement, WeeklyAnalysis } from '#contract/analysis.ts'

export const statement = (own: Partial<Statement> = {}): Statement => ({
  id: 's1',
  text: 'You wrote on three of seven days this week, 120 words in all.',
  entryIds: [7],
  evidence: [{ entryId: 7, day: '2026-03-03', quote: 'I finally finished the garden fence.' }],
  isEdited: false,
  ...own,
})

export const patterns = (own: Partial<Patterns> = {}): Patterns => ({
  days: ['02', '03', '04', '05', '06', '07', '08'].map((day, at) => ({
    day: `2026-03-${day}`,
    entries: at === 1 ? 2 : 0,
    mood: at === 1 ? 7.5 : null,
    lowest: at === 1 ? 6 : null,
    highest: at === 1 ? 9 : null,
  })),
  themes: [{ theme: 'home', entries: 2, before: 1, averageMood: 7.5 }],
  entriesBefore: 4,
  findings: [statement()],
  suggestions: [],
  concerns: [],
  lifted: [],
  weighed: [],
  openThreads: [],
  kept: [],
  bestDay: null,
  hardestDay: null,
  care: null,
  letter: null,
  verified: { kept: 19, checked: 19 },
  ...own,
})

const period = {
  id: 3,
  userId: 1,
  until: '2026-03-08',
  totalEntries: 2,
  totalWords: 120,
  averageMood: 7.5,
  createdAt: '2026-03-09T11:00:00.000Z',
}

export const week = (own: Partial<z.input<typeof WeeklyAnalysis>> = {}): z.input<typeof WeeklyAnalysis> => ({
  ...period,
  weekStart: '2026-03-02',
  weekEnd: '2026-03-08',
  dominantThemes: ['home'],
  patterns: patterns(),
  insights: statement().text,
  recommendations: [],
  ...own,
})

export const month = (own: Partial<z.input<typeof MonthlyReport>> = {}): z.input<typeof MonthlyReport> => ({
  ...period,
  monthStart: '2026-03-01',
  monthEnd: '2026-03-31',
  moodTrend: 'stable',
  keyInsights: statement().text,
  lifeOptimizations: [],
  goalsAchieved: [],
  areasForImprovement: [],
  detailedAnalysis: patterns(),
  ...own,
})
