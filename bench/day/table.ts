import { quantile, row, say } from '../figures.ts'
import { playDay } from './day.ts'

/** How late calls become, how many are left out and how many run at once, for sizes of crowd and paces of the carrier. */
export async function benchDay() {
  say('a simulated day; nothing is measured, and it is the same on every machine')
  row(
    'people',
    'calls a second',
    'calls',
    'talks',
    'late p50',
    'p95',
    'p99',
    'most',
    'days without a call',
    'most at once',
  )
  row(...Array.from({ length: 10 }, () => '---'))
  for (const size of [1_000, 10_000, 100_000]) {
    for (const perSecond of [1, 10, 100]) {
      const { lateSeconds, leftOut, talks, mostAtOnce } = playDay({ size, perSecond })
      const late = [0.5, 0.95, 0.99, 1].map((share) => duration(quantile(lateSeconds, share)))
      const percent = `${((100 * leftOut.slots) / size).toFixed(1)} %`
      const counts = [lateSeconds.length, talks].map(thousands)
      row(thousands(size), perSecond, ...counts, ...late, percent, thousands(mostAtOnce))
    }
  }
}

const thousands = (count: number) => count.toLocaleString('en')
const duration = (seconds: number) => (seconds < 90 ? `${seconds.toFixed(0)} s` : `${(seconds / 60).toFixed(0)} min`)
