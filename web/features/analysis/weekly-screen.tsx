import { Page } from '#web/ui/page.tsx'
import { useWeeklyAnalyses, useWriteWeek } from './api.ts'
import { GenerateButton } from './generate-button.tsx'
import { asWeek } from './period.ts'
import { PeriodList } from './period-list.tsx'

export function WeeklyScreen() {
  const analyses = useWeeklyAnalyses()
  const write = useWriteWeek()
  return (
    <Page
      title="Weekly Analysis"
      note="What your weeks were made of, in your own words."
      actions={<GenerateButton write={write} what="Analysis" described="weekly analysis" />}
    >
      <PeriodList
        what="your analyses"
        badge="Completed"
        older="older weeks"
        pages={analyses}
        periods={analyses.data?.pages.flat().map(asWeek)}
        empty={{
          title: 'No weekly analyses yet',
          text: 'Analyses are generated automatically every Monday, from what you wrote and said in the week before.',
        }}
      />
    </Page>
  )
}
