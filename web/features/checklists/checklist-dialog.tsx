import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type Checklist, NewChecklist } from '#contract/checklists.ts'
import { useGoals } from '#web/features/goals/api.ts'
import { messageIn, SelectField, TextAreaField, TextField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { More } from '#web/ui/more.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useAddChecklist, useChangeChecklist } from './api.ts'
import { categories, recurrences } from './choices.ts'
import { ItemsInput } from './items-input.tsx'

type Sent = z.output<typeof NewChecklist>

export function NewChecklistDialog({ onClose }: { onClose: () => void }) {
  const addChecklist = useAddChecklist()
  return (
    <ChecklistDialog
      title="New Checklist"
      submit="Create Checklist"
      isBusy={addChecklist.isPending}
      onSubmit={(list) => addChecklist.mutate(list, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

export function EditChecklistDialog({ list, onClose }: { list: Checklist; onClose: () => void }) {
  const changeChecklist = useChangeChecklist(list.id)
  return (
    <ChecklistDialog
      title="Edit Checklist"
      submit="Save Checklist"
      list={list}
      isBusy={changeChecklist.isPending}
      onSubmit={(change) => changeChecklist.mutate(change, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

type ChecklistDialogProps = {
  title: string
  submit: string
  list?: Checklist
  isBusy: boolean
  onSubmit: (list: Sent) => void
  onClose: () => void
}

function ChecklistDialog({ title, submit, list, isBusy, onSubmit, onClose }: ChecklistDialogProps) {
  const goals = useGoals()
  const { register, control, handleSubmit, watch, setValue, formState } = useForm({
    resolver: zodResolver(NewChecklist),
    defaultValues: valuesOf(list),
  })
  const { errors } = formState
  const isRecurring = watch('isRecurring') ?? false
  const goalOptions = [
    { value: '', label: 'None' },
    ...(goals.data ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
  ]
  return (
    <FormDialog
      title={title}
      submit={submit}
      submitting="Saving…"
      isBusy={isBusy}
      isIncomplete={watch('items').length === 0}
      onSubmit={handleSubmit(onSubmit)}
      onClose={onClose}
    >
      <TextField label="Title" error={errors.title?.message} {...register('title')} />
      <Controller
        control={control}
        name="items"
        render={({ field, fieldState }) => (
          <ItemsInput items={field.value} onChange={field.onChange} error={messageIn(fieldState.error)} />
        )}
      />
      <Controller
        control={control}
        name="isRecurring"
        render={({ field }) => (
          <Switch
            label="Starts anew"
            hint="All ticks go when its time is over."
            checked={field.value ?? false}
            onChange={(startsAnew) => {
              field.onChange(startsAnew)
              setValue('dueDate', null)
            }}
          />
        )}
      />
      {isRecurring ? (
        <SelectField
          label="How often"
          options={recurrences}
          error={errors.recurrencePattern?.message}
          {...register('recurrencePattern')}
        />
      ) : (
        <TextField
          label="Due date"
          type="date"
          error={errors.dueDate?.message}
          {...register('dueDate', { setValueAs: (day) => day || null })}
        />
      )}
      <More label="More">
        <div className="space-y-5">
          <TextAreaField label="Description" error={errors.description?.message} {...register('description')} />
          <SelectField label="Category" options={categories} {...register('category')} />
          <SelectField
            key={goals.status}
            label="Belongs to the goal"
            options={goalOptions}
            {...register('relatedGoalId', { setValueAs: (id) => Number(id) || null })}
          />
        </div>
      </More>
    </FormDialog>
  )
}

function valuesOf(list: Checklist | undefined): z.input<typeof NewChecklist> {
  if (!list) return { title: '', description: '', items: [], recurrencePattern: 'daily', dueDate: null }
  // What is ticked stays out of it: it may change in another page while this one is edited.
  const items = list.items.map(({ id, text }) => ({ id, text }))
  return { ...list, items, recurrencePattern: list.recurrencePattern ?? 'daily' }
}
