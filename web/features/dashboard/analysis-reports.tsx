import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cut } from '#web/features/journal/reading.ts'
import { daySpan, monthAndYear } from '#web/lib/days.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { useLatestMonth, useLatestWeek } from './api.ts'

export function AnalysisReports() {
  return (
    <Card
      title="Analysis Reports"
      onward={
        <Link to="/weekly-analysis" className="link whitespace-nowrap">
          View All Reports
        </Link>
      }
    >
      <Reports />
    </Card>
  )
}

function Reports() {
  const week = useLatestWeek()
  const month = useLatestMonth()
  if (week.isPending || month.isPending) return <ReportsPlaceholder />
  if (week.data === null && month.data === null) {
    return (
      <EmptyState title="No Reports Available">
        Reports will be generated automatically as you create more journal entries.
      </EmptyState>
    )
  }
  return (
    <div className="divide-y divide-line">
      {week.isLoadingError && <LoadFailed what="your weekly analysis" retry={week.refetch} />}
      {week.data && (
        <Report
          title={`Week of ${daySpan(week.data.weekStart, week.data.weekEnd)}`}
          badge={<Badge tone="accent">Completed</Badge>}
          onward={<ViewReport to="/weekly-analysis" of="the week" />}
        >
          {cut(week.data.insights, 100)}
        </Report>
      )}
      {month.isLoadingError && <LoadFailed what="your monthly report" retry={month.refetch} />}
      {month.data && (
        <Report
          title={monthAndYear(month.data.monthStart)}
          badge={<Badge tone="accent">Available</Badge>}
          onward={<ViewReport to="/monthly-reports" of="the month" />}
        >
          {cut(month.data.keyInsights, 100)}
        </Report>
      )}
      {month.data === null && (
        <Report
          title="Monthly Report"
          badge={<Badge>Pending</Badge>}
          onward={
            <Link to="/monthly-reports" aria-label="Learn More about this report" className="link">
              Learn More
            </Link>
          }
        >
          Not yet available
          <span className="block text-small text-soft">Complete more entries</span>
        </Report>
      )}
    </div>
  )
}

type ReportProps = { title: string; badge: ReactNode; onward: ReactNode; children: ReactNode }

function Report({ title, badge, onward, children }: ReportProps) {
  return (
    <article className="py-4 wrap-anywhere first:pt-2 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="figures text-body">{title}</h3>
        {badge}
      </div>
      <p className="mt-1 max-w-[52ch]">{children}</p>
      <p className="mt-1 text-small">{onward}</p>
    </article>
  )
}

function ViewReport({ to, of }: { to: string; of: string }) {
  return (
    <Link to={to} aria-label={`View Report of ${of}`} className="link whitespace-nowrap">
      View Report
    </Link>
  )
}

function ReportsPlaceholder() {
  return (
    <Waiting what="your reports">
      {[1, 2].map((place) => (
        <div key={place} className="border-b border-line py-4 first:pt-2 last:border-0 last:pb-0">
          <Placeholder className="h-7 w-64" />
          <Placeholder className="mt-2 h-12 w-full" />
        </div>
      ))}
    </Waiting>
  )
}
