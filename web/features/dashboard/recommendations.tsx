import { Link } from '@tanstack/react-router'
import { cut } from '#web/features/journal/reading.ts'
import { monthAndYear } from '#web/lib/days.ts'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { useLatestMonth } from './api.ts'
import { Advice, PanelPlaceholder } from './panel.tsx'

export function Recommendations() {
  const month = useLatestMonth()
  const lines = month.data?.lifeOptimizations ?? []
  return (
    <Card title="AI Recommendations">
      {month.isPending && <PanelPlaceholder what="your recommendations" />}
      {month.isLoadingError && <LoadFailed what="your recommendations" retry={month.refetch} />}
      {!month.isPending && !month.isLoadingError && lines.length === 0 && (
        <p className="py-2.5 text-small text-soft">
          Suggestions come with your monthly report, drawn from what has helped you before.
        </p>
      )}
      {month.data && lines.length > 0 && (
        <>
          <p className="figures text-small text-soft">{monthAndYear(month.data.monthStart)}</p>
          <Advice label="Recommendations of the month" lines={lines.map((line) => cut(line, 80))} />
        </>
      )}
      <p className="mt-3 text-small">
        <Link to="/monthly-reports" className="link">
          Open the month
        </Link>
      </p>
    </Card>
  )
}
