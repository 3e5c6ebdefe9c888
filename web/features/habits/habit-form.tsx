import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Habit, NewHabit } from '#contract/habits.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { controlLook, Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAddHabit, useChangeHabit } from './api.ts'
import { WeekdayChoice } from './weekday-choice.tsx'
import { categories, frequencies, numberOr, optionsOf } from './words.ts'

const empty = { name: '', description: '', category: '', frequency: '', customDays: [], targetValue: 1, unit: 'times' }
const chooseOne = (label: string) => ({ value: '', label })

/** A new habit, or the one that is given. */
export function HabitFormDialog({ habit, onClose }: { habit?: Habit; onClose: () => void }) {
  const saving = useSaving(habit)
  const form = useForm({
    resolver: zodResolver(NewHabit),
    // What is still to be chosen is empty, and no value the contract knows.
    defaultValues: (habit ?? empty) as Habit,
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((typed) =>
    saving.mutation.mutate(typed, {
      onSuccess: () => {
        toast(saving.success)
        onClose()
      },
      onError: (failure) => toast({ title: 'Error', description: wordsFor(failure, saving.failure), tone: 'danger' }),
    }),
  )
  return (
    <FormDialog {...saving.labels} isBusy={saving.mutation.isPending} onSubmit={submit} onClose={onClose}>
      <Field label="Habit Name" error={errors.name?.message}>
        {(control) => (
          <input
            {...control}
            {...form.register('name')}
            placeholder="e.g. Morning Exercise"
            autoComplete="off"
            className={controlLook}
          />
        )}
      </Field>
      <Field label="Category" error={errors.category?.message}>
        {(control) => (
          <Select
            {...control}
            {...form.register('category')}
            options={[chooseOne('Select a category'), ...optionsOf(categories)]}
          />
        )}
      </Field>
      <Field label="Description" error={errors.description?.message}>
        {(control) => <TextArea {...control} {...form.register('description')} />}
      </Field>
      <Field label="Frequency" error={errors.frequency?.message}>
        {(control) => (
          <Select
            {...control}
            {...form.register('frequency')}
            options={[chooseOne('Select a frequency'), ...optionsOf(frequencies)]}
          />
        )}
      </Field>
      {form.watch('frequency') === 'custom' && (
        <WeekdayChoice days={form.watch('customDays') ?? []} onChange={(days) => form.setValue('customDays', days)} />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Target Value" error={errors.targetValue?.message}>
          {(control) => (
            <input
              {...control}
              {...form.register('targetValue', { setValueAs: numberOr(1) })}
              type="number"
              min={1}
              step={1}
              inputMode="numeric"
              className={controlLook}
            />
          )}
        </Field>
        <Field label="Unit" error={errors.unit?.message}>
          {(control) => <input {...control} {...form.register('unit')} autoComplete="off" className={controlLook} />}
        </Field>
      </div>
    </FormDialog>
  )
}

function useSaving(habit: Habit | undefined) {
  const add = useAddHabit()
  const change = useChangeHabit(habit?.id ?? 0)
  if (habit) {
    return {
      mutation: change,
      labels: { title: 'Edit Habit', submit: 'Save Changes', submitting: 'Saving...' },
      success: { title: 'Habit Updated', description: 'Your changes have been saved.' },
      failure: 'Failed to update habit. Please try again.',
    }
  }
  return {
    mutation: add,
    labels: { title: 'Create Habit', submit: 'Create Habit', submitting: 'Creating...' },
    success: { title: 'Habit Created', description: 'Your new habit has been added successfully!' },
    failure: 'Failed to create habit. Please try again.',
  }
}
