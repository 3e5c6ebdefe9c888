import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Habit, NewHabitEntry } from '#contract/habits.ts'
import { today } from '#web/lib/dates.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { controlLook, Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'
import { useLogProgress } from './api.ts'
import { amount, moods, numberOr } from './words.ts'

const moodOptions = [
  { value: '', label: 'Not answered' },
  ...moods.map((label, place) => ({ value: String(place + 1), label: `${place + 1} ${label}` })),
]

export function LogProgressDialog({ habit, onClose }: { habit: Habit; onClose: () => void }) {
  const { id: habitId, name, targetValue, unit } = habit
  const log = useLogProgress()
  const form = useForm({
    resolver: zodResolver(NewHabitEntry),
    defaultValues: { habitId, date: today(), value: stillMissing(habit), notes: '', moodAfter: null },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((entry) =>
    log.mutate(entry, {
      onSuccess: () => {
        toast({ title: 'Progress Logged', description: `Successfully recorded progress for ${name}` })
        onClose()
      },
      onError: (failure) =>
        toast({
          title: 'Error',
          description: wordsFor(failure, 'Failed to log progress. Please try again.'),
          tone: 'danger',
        }),
    }),
  )
  return (
    <FormDialog
      title={`Log Progress for ${name}`}
      submit="Log Progress"
      submitting="Logging..."
      isBusy={log.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={`Progress Value (Target: ${amount(targetValue)} ${unit})`} error={errors.value?.message}>
        {(control) => (
          <input
            {...control}
            {...form.register('value', { setValueAs: numberOr(0) })}
            type="number"
            min={0}
            step={0.1}
            inputMode="decimal"
            className={controlLook}
          />
        )}
      </Field>
      <Field label="Date" hint="Today, or a day you did it and did not log it." error={errors.date?.message}>
        {(control) => (
          <input {...control} {...form.register('date')} type="date" max={today()} className={controlLook} />
        )}
      </Field>
      <Field label="Notes (Optional)" error={errors.notes?.message}>
        {(control) => <TextArea {...control} {...form.register('notes')} />}
      </Field>
      <Field label="Mood After (Optional)" error={errors.moodAfter?.message}>
        {(control) => (
          <Select
            {...control}
            {...form.register('moodAfter', { setValueAs: (chosen) => (chosen ? Number(chosen) : null) })}
            options={moodOptions}
          />
        )}
      </Field>
    </FormDialog>
  )
}

/** What today lacks, or all of it where it lacks nothing: tenths do not add up exactly in binary. */
function stillMissing({ targetValue, progress: { today: done } }: Habit): number {
  return Math.round((targetValue - Math.min(done, targetValue)) * 10) / 10 || targetValue
}
