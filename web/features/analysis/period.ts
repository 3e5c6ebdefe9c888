import type { MonthlyReport, Patterns, WeeklyAnalysis } from '#contract/analysis.ts'
import { daySpan, monthAndYear } from '#web/lib/days.ts'

/** A week or a month, as both are shown. */
export type Period = {
  id: number
  kind: 'week' | 'month'
  title: string
  start: string
  end: string
  until: string
  totalEntries: number
  totalWords: number
  averageMood: number | null
  patterns: Patterns
}

export function asWeek({ weekStart, weekEnd, ...analysis }: WeeklyAnalysis): Period {
  const title = daySpan(weekStart, weekEnd)
  return { ...analysis, kind: 'week', title, start: weekStart, end: weekEnd }
}

export function asMonth({ monthStart, monthEnd, detailedAnalysis, ...report }: MonthlyReport): Period {
  const title = monthAndYear(monthStart)
  return { ...report, kind: 'month', title, start: monthStart, end: monthEnd, patterns: detailedAnalysis }
}
