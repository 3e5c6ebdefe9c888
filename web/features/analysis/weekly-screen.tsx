import { wordsFor } from '#web/lib/failures.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWeeklyAnalyses, useWriteWeek } from './api.ts'
import { asWeek } from './period.ts'
import { PeriodList } from './period-list.tsx'

export function WeeklyScreen() {
  const analyses = useWeeklyAnalyses()
  const write = useWriteWeek()
  const generate = () =>
    write.mutate(undefined, {
      onSuccess: () =>
        toast({ title: 'Analysis Generated', description: 'Your weekly analysis has been generated successfully.' }),
      onError: (failure) =>
        toast({
          title: 'Generation Failed',
          description: wordsFor(failure, 'It was not written. Please try again.'),
          tone: 'danger',
        }),
    })
  const button = (
    <Button tone="strong" disabled={write.isPending} onClick={generate}>
      {write.isPending ? 'Generating…' : 'Generate Analysis'}
    </Button>
  )
  return (
    <Page title="Weekly Analysis" note="What your weeks were made of, in your own words." actions={button}>
      <PeriodList
        what="your analyses"
        badge="Completed"
        older="Show older weeks"
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
