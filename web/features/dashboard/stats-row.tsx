import type { ReactNode } from 'react'
import type { Stats } from '#contract/journal.ts'
import { useStats } from '#web/features/journal/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'

/** Numbers side by side with hairlines between them, and below what comes next. */
export function StatsRow() {
  const stats = useStats()
  if (stats.isLoadingError) return <LoadFailed what="your numbers" retry={stats.refetch} />
  if (!stats.data) return <StatsPlaceholder />
  const { totalEntries, journalStreak, averageMood, totalWords } = stats.data
  return (
    <section aria-label="Your numbers" className={frame}>
      <dl className={row}>
        <Figure label="Total Entries">{totalEntries.toLocaleString('en-US')}</Figure>
        <Figure label="Journal Streak">
          {journalStreak} <Unit>{journalStreak === 1 ? 'day' : 'days'}</Unit>
        </Figure>
        <Figure label="Average Mood">
          {averageMood === null ? '–' : averageMood.toFixed(1)} <Unit>/ 10.0</Unit>
        </Figure>
        <Figure label="Total Words">{(totalWords / 1000).toFixed(1)}K</Figure>
      </dl>
      <Encouragement stats={stats.data} />
    </section>
  )
}

const frame = 'rounded-card border border-line bg-raised'
const row = 'grid grid-cols-2 gap-y-5 px-5 py-5 sm:grid-cols-4 sm:divide-x sm:divide-line sm:px-0'

function Encouragement({ stats: { streakBroken, achievement, nextAchievement } }: { stats: Stats }) {
  return (
    <p className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-5 py-3 text-small text-soft sm:px-6">
      {streakBroken && <Badge tone="danger">Streak Broken</Badge>}
      {!streakBroken && achievement && <Badge tone="accent">{achievement}</Badge>}
      {streakBroken ? 'Start journaling to rebuild streak!' : nextAchievement}
    </p>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="sm:px-6">
      <dt className="text-small text-soft">{label}</dt>
      <dd className="figures mt-0.5 font-book text-[1.75rem] leading-tight font-semibold">{children}</dd>
    </div>
  )
}

function Unit({ children }: { children: ReactNode }) {
  return <span className="font-sans text-small font-normal text-soft">{children}</span>
}

function StatsPlaceholder() {
  return (
    <Waiting what="your numbers">
      <div className={frame}>
        <div className={row}>
          {[1, 2, 3, 4].map((place) => (
            <div key={place} className="sm:px-6">
              <Placeholder className="h-5.5 w-20" />
              <Placeholder className="mt-1.5 h-8 w-16" />
            </div>
          ))}
        </div>
        <div className="flex min-h-13 items-center border-t border-line px-5 sm:px-6">
          <Placeholder className="h-4 w-60" />
        </div>
      </div>
    </Waiting>
  )
}
