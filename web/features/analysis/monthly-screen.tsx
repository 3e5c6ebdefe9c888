import { Page } from '#web/ui/page.tsx'
import { useMonthlyReports, useWriteMonth } from './api.ts'
import { GenerateButton } from './generate-button.tsx'
import { asMonth } from './period.ts'
import { PeriodList } from './period-list.tsx'

export function MonthlyScreen() {
  const reports = useMonthlyReports()
  const write = useWriteMonth()
  return (
    <Page
      title="Monthly Reports"
      note="Your months, each with what bore it up and what weighed."
      actions={<GenerateButton write={write} what="Report" described="monthly report" />}
    >
      <PeriodList
        what="your reports"
        badge="Available"
        older="older months"
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
