import { Link } from '@tanstack/react-router'
import { cut } from '#web/features/journal/reading.ts'
import { daySpan } from '#web/lib/days.ts'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { useLatestWeek } from './api.ts'
import { Advice, PanelPlaceholder } from './panel.tsx'

const mostThemes = 3

export function WeekPattern() {
  const week = useLatestWeek()
  return (
    <Card title="This Week's Pattern">
      {week.isPending && <PanelPlaceholder what="your week" />}
      {week.isLoadingError && <LoadFailed what="your week" retry={week.refetch} />}
      {week.data === null && (
        <p className="py-2.5 text-small text-soft">
          What your days have in common stands here once a week has been looked at, every Monday.
        </p>
      )}
      {week.data && (
        <>
          <p className="figures text-small text-soft">{daySpan(week.data.weekStart, week.data.weekEnd)}</p>
          {week.data.dominantThemes.length > 0 && (
            <ul aria-label="Dominant themes" className="mt-3 flex flex-wrap gap-2 text-small">
              {week.data.dominantThemes.slice(0, mostThemes).map((theme) => (
                <li key={theme} className="rounded-full bg-sunken px-2.5 py-0.5 wrap-anywhere">
                  {theme}
                </li>
              ))}
            </ul>
          )}
          <Advice label="Recommendations" lines={week.data.recommendations.map((line) => cut(line, 80))} />
        </>
      )}
      <p className="mt-3 text-small">
        <Link to="/weekly-analysis" className="link">
          Open the week
        </Link>
      </p>
    </Card>
  )
}
