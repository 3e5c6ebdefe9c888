import { Link } from '@tanstack/react-router'
import type { Stats } from '#contract/journal.ts'
import { HelpNow } from '#web/features/help/help-now.tsx'
import { NotMeant } from '#web/features/help/not-meant.tsx'
import { HowNoticed } from '#web/features/help/noticing/how-noticed.tsx'
import { useStats } from '#web/features/journal/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Figure, FigurePlaceholders, Figures } from '#web/ui/figures.tsx'
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
      <Figures>
        <Figure label="Total Entries">{totalEntries.toLocaleString('en-US')}</Figure>
        <Figure label="Journal Streak" unit={journalStreak === 1 ? 'day' : 'days'}>
          {journalStreak}
        </Figure>
        <Figure label="Average Mood" unit="/ 10.0">
          {averageMood === null ? '–' : averageMood.toFixed(1)}
        </Figure>
        <Figure label="Total Words">{(totalWords / 1000).toFixed(1)}K</Figure>
      </Figures>
      <Encouragement stats={stats.data} />
    </section>
  )
}

const frame = 'rounded-card border border-line bg-raised'

const banner =
  'flex min-h-13 items-center justify-between gap-x-4 border-t border-line px-5 py-3 text-small text-soft sm:px-6'

function Encouragement({ stats: { isQuiet, streakBroken, achievement, nextAchievement } }: { stats: Stats }) {
  if (isQuiet) {
    return (
      <div className={`${banner} flex-wrap gap-y-2`}>
        <p>Nothing to reach today.</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <NotMeant of="lately" />
          <HelpNow />
          <HowNoticed />
        </div>
      </div>
    )
  }
  return (
    <div className={banner}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {streakBroken && <Badge tone="danger">Streak Broken</Badge>}
        {!streakBroken && achievement && <Badge tone="accent">{achievement}</Badge>}
        {streakBroken ? 'Start journaling to rebuild streak!' : nextAchievement}
      </p>
      <Link to="/achievements" aria-label="View All achievements" className="link whitespace-nowrap">
        View All
      </Link>
    </div>
  )
}

function StatsPlaceholder() {
  return (
    <Waiting what="your numbers">
      <div className={frame}>
        <FigurePlaceholders />
        <div className={banner}>
          <Placeholder className="h-4 w-60" />
        </div>
      </div>
    </Waiting>
  )
}
