import { type FormEvent, useState } from 'react'
import { usePauseCalls, useSchedule } from '#web/features/calls/api.ts'
import { PausedCalls } from '#web/features/calls/paused-calls.tsx'
import { today } from '#web/lib/dates.ts'
import { refusalOf, wordsFor } from '#web/lib/failures.ts'
import { Button } from '#web/ui/button.tsx'
import { controlLook, Field } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'

/** Takes effect at once, apart from what the form saves. Without the schedule there is nothing to be said about a pause. */
export function PauseCalls() {
  const schedule = useSchedule().data
  if (!schedule) return null
  const isPaused = schedule.pausedUntil !== null || schedule.isResting
  return <div className="mt-5">{isPaused ? <PausedCalls schedule={schedule} /> : <PauseForm />}</div>
}

function PauseForm() {
  const [until, setUntil] = useState('')
  const pausing = usePauseCalls()
  const pause = (event: FormEvent) => {
    event.preventDefault()
    pausing.mutate(until, { onError: (failure) => refusalOf(failure) ?? notPaused(failure) })
  }
  return (
    <form onSubmit={pause}>
      <Field
        label="Pause calls until"
        hint="For a holiday, or a rest. Calls come again by themselves on that day."
        error={refusalOf(pausing.error) ?? undefined}
      >
        {(field) => (
          <div className="flex flex-wrap gap-3">
            <input
              {...field}
              type="date"
              required
              min={dayAfter(today())}
              value={until}
              onChange={(event) => setUntil(event.target.value)}
              className={`${controlLook} figures max-w-48`}
            />
            <Button type="submit" disabled={pausing.isPending}>
              {pausing.isPending ? 'Pausing…' : 'Pause calls'}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}

function notPaused(failure: unknown) {
  const description = wordsFor(failure, 'Your calls go on as before. Please try again.')
  toast({ title: 'Not Paused', description, tone: 'danger' })
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
