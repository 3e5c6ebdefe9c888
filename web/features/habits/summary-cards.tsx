import { Figure, FigurePlaceholders, Figures } from '#web/ui/figures.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Waiting } from '#web/ui/placeholder.tsx'
import { useHabitSummary } from './api.ts'

const frame = 'rounded-card border border-line bg-raised'

export function SummaryCards() {
  const summary = useHabitSummary()
  if (summary.isLoadingError) return <LoadFailed what="your numbers" retry={summary.refetch} />
  if (!summary.data) return <SummaryPlaceholder />
  const { activeHabits, todaysEntries, currentStreak, weeklyScore } = summary.data
  const { length, unit } = currentStreak
  return (
    <section aria-label="Your habits in numbers" className={frame}>
      <Figures>
        <Figure label="Active Habits">{activeHabits}</Figure>
        <Figure label="Today's Progress" unit={todaysEntries === 1 ? 'entry' : 'entries'}>
          {todaysEntries}
        </Figure>
        <Figure label="Current Streak" unit={length > 0 && (length === 1 ? unit : `${unit}s`)}>
          {length}
        </Figure>
        <Figure label="Weekly Score" unit={weeklyScore === null ? 'nothing due yet' : 'of what was due'}>
          {weeklyScore === null ? '-' : `${weeklyScore}%`}
        </Figure>
      </Figures>
    </section>
  )
}

function SummaryPlaceholder() {
  return (
    <Waiting what="your numbers">
      <div className={frame}>
        <FigurePlaceholders />
      </div>
    </Waiting>
  )
}
