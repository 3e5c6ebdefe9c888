import type { Schedule } from '#contract/schedule.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useResumeCalls } from './api.ts'

/** Why nothing rings, and the way back. */
export function PausedCalls({ schedule }: { schedule: Schedule }) {
  const resuming = useResumeCalls()
  const { pausedUntil, missedDays } = schedule
  const resume = () =>
    resuming.mutate(undefined, {
      onError: (failure) =>
        toast({
          title: 'Not Resumed',
          description: wordsFor(failure, 'Your calls are still paused. Please try again.'),
          tone: 'danger',
        }),
    })
  return (
    <div className="py-2.5">
      <p>
        {pausedUntil ? `Paused until ${dayName(pausedUntil)}` : 'Paused for now'}
        <span className="mt-1 block text-small text-soft">
          {pausedUntil
            ? 'Nothing rings by itself before then.'
            : `${missedDays} days in a row found you away, so we stopped ringing. Come back whenever you like.`}
        </span>
      </p>
      <Button className="mt-3" disabled={resuming.isPending} onClick={resume}>
        {resuming.isPending ? 'Resuming…' : 'Resume calls'}
      </Button>
    </div>
  )
}

/** 2026-12-03 → December 3 */
function dayName(day: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
