import type { ThemeCount, WeeklyAnalysis } from '#contract/analysis.ts'
import type { KeptPeriod } from '../period/sealing.ts'
import { inOneText, textsOf } from '../statements/text.ts'

const mostThemes = 5
const otherwise = 3

export function asWeeklyAnalysis(kept: KeptPeriod): WeeklyAnalysis {
  const { start, end, patterns } = kept
  return {
    ...kept,
    weekStart: start,
    weekEnd: end,
    dominantThemes: dominant(patterns.themes),
    insights: inOneText(patterns.findings),
    recommendations: textsOf(patterns.suggestions),
  }
}

/** What came back; in a week in which nothing did, the first few it was about. */
function dominant(themes: readonly ThemeCount[]): string[] {
  const recurring = themes.filter(({ entries }) => entries > 1).slice(0, mostThemes)
  return (recurring.length > 0 ? recurring : themes.slice(0, otherwise)).map(({ theme }) => theme)
}
