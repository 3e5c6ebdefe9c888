import { Link } from '@tanstack/react-router'
import { counted } from '#web/lib/format/counted.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { NextPage } from '#web/ui/next-page.tsx'
import { Page } from '#web/ui/page.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { useCallCount, useCallHistory } from './api.ts'
import { CallRow } from './call-row.tsx'

export function CallHistoryScreen() {
  const history = useCallHistory()
  const calls = history.data?.pages.flat()
  const total = useCallCount().data?.total
  const count = total === undefined ? 'Counting your calls…' : counted(total, 'total call')
  return (
    <Page title="Call History" note={count}>
      {history.isPending && <CallPlaceholders />}
      {history.isLoadingError && <LoadFailed what="your calls" retry={history.refetch} />}
      {calls?.length === 0 && (
        <EmptyState
          title="No Call History Yet"
          step={
            <Button asChild>
              <Link to="/dashboard">Go to Dashboard</Link>
            </Button>
          }
        >
          Each call is listed here with its length and what became of it. You can start your first one from the
          dashboard.
        </EmptyState>
      )}
      <ol className="max-w-[46rem] divide-y divide-line">
        {calls?.map((call) => (
          <CallRow key={call.id} call={call} />
        ))}
      </ol>
      <NextPage pages={history} what="older calls" />
    </Page>
  )
}

function CallPlaceholders() {
  return (
    <Waiting what="your calls">
      {[1, 2, 3, 4, 5].map((place) => (
        <div key={place} className="max-w-[46rem] border-b border-line py-4.5">
          <Placeholder className="h-6 w-56" />
          <Placeholder className="mt-2 h-5 w-72" />
        </div>
      ))}
    </Waiting>
  )
}
