import { wordsFor } from '#web/lib/failures.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMonthlyReports, useWriteMonth } from './api.ts'
import { asMonth } from './period.ts'
import { PeriodList } from './period-list.tsx'

export function MonthlyScreen() {
  const reports = useMonthlyReports()
  const write = useWriteMonth()
  const generate = () =>
    write.mutate(undefined, {
      onSuccess: () =>
        toast({ title: 'Report Generated', description: 'Your monthly report has been generated successfully.' }),
      onError: (failure) =>
        toast({
          title: 'Generation Failed',
          description: wordsFor(failure, 'It was not written. Please try again.'),
          tone: 'danger',
        }),
    })
  const button = (
    <Button tone="strong" disabled={write.isPending} onClick={generate}>
      {write.isPending ? 'Generating…' : 'Generate Report'}
    </Button>
  )
  return (
    <Page title="Monthly Reports" note="Your months, each with what bore it up and what weighed." actions={button}>
      <PeriodList
        what="your reports"
        badge="Available"
        older="Show older months"
        pages={reports}
        periods={reports.data?.pages.flat().map(asMonth)}
        empty={{
          title: 'No monthly reports yet',
          text: 'Reports are generated automatically on the first day of each month, from what you wrote and said in the month before.',
        }}
      />
    </Page>
  )
}
