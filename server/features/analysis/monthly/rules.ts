import type { MonthlyReport } from '#contract/analysis.ts'
import type { KeptPeriod } from '../period/sealing.ts'
import { inOneText, textsOf } from '../statements/text.ts'

export function asMonthlyReport(kept: KeptPeriod): MonthlyReport {
  const { start, end, patterns } = kept
  return {
    ...kept,
    monthStart: start,
    monthEnd: end,
    keyInsights: inOneText(patterns.findings),
    lifeOptimizations: textsOf(patterns.suggestions),
    areasForImprovement: textsOf(patterns.concerns),
    detailedAnalysis: patterns,
  }
}
