import { useUser } from '#web/features/account/api.ts'
import { StartCallButton } from '#web/features/calls/start-call-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Page } from '#web/ui/page.tsx'
import { CallSchedule } from './call-schedule.tsx'
import { nextCall, nextCallSentence } from './next-call.ts'
import { RecentEntries } from './recent-entries.tsx'
import { StatsRow } from './stats-row.tsx'
import { useNow } from './use-now.ts'

export function DashboardScreen() {
  const user = useUser().data
  const now = useNow()
  const plan = user ? nextCall(user.callTime, user.timeZone, now) : null
  return (
    <Page
      title="Dashboard"
      note="Welcome back! Here's your journaling overview."
      actions={
        <>
          <Badge>{nextCallSentence(plan)}</Badge>
          <StartCallButton />
        </>
      }
    >
      <StatsRow />
      <div className="mt-8 grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_19rem]">
        <RecentEntries />
        {user && <CallSchedule plan={plan} timeZone={user.timeZone} now={now} />}
      </div>
    </Page>
  )
}
