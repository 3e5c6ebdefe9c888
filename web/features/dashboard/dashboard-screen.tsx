import { useUser } from '#web/features/account/api.ts'
import { useSchedule } from '#web/features/calls/api.ts'
import { StartCallButton } from '#web/features/calls/start-call-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Page } from '#web/ui/page.tsx'
import { AnalysisReports } from './analysis-reports.tsx'
import { useArtifactStrip } from './api.ts'
import { ArtifactStrip } from './artifact-strip.tsx'
import { CallSchedule } from './call-schedule.tsx'
import { DailyReminders } from './daily-reminders.tsx'
import { dayIn, isCalled, nextCall, nextCallSentence } from './next-call.ts'
import { RecentEntries } from './recent-entries.tsx'
import { Recommendations } from './recommendations.tsx'
import { StatsRow } from './stats-row.tsx'
import { useNow } from './use-now.ts'
import { WeekPattern } from './week-pattern.tsx'

export function DashboardScreen() {
  const user = useUser().data
  const now = useNow()
  const artifacts = useArtifactStrip()
  const schedule = useSchedule().data
  const plan = user && isCalled(user.phone) ? nextCall(user.callTime, user.timeZone, now, schedule) : null
  return (
    <Page
      title="Dashboard"
      note="Welcome back! Here's your journaling overview."
      actions={
        <>
          <Badge>{nextCallSentence(plan, schedule)}</Badge>
          <StartCallButton />
        </>
      }
    >
      <StatsRow />
      <div className="mt-6 grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {user && <DailyReminders date={dayIn(user.timeZone, now)} />}
          <ArtifactStrip artifacts={artifacts} />
          <RecentEntries holdsBack={artifacts.isPending} />
          <AnalysisReports />
        </div>
        <aside aria-label="Beside your journal" className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <WeekPattern />
          <Recommendations />
          {user && (
            <CallSchedule plan={plan} phone={user.phone} schedule={schedule} timeZone={user.timeZone} now={now} />
          )}
        </aside>
      </div>
    </Page>
  )
}
