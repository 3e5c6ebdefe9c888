import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type Checklist, NewChecklist } from '#contract/checklists.ts'
import { useGoals } from '#web/features/goals/api.ts'
import { messageIn, SelectField, TextAreaField, TextField } from '#web/ui/fields.tsx'
import { More } from '#web/ui/more.tsx'
import { SaveDialog, type Saving } from '#web/ui/save-dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useAddChecklist, useChangeChecklist } from './api.ts'
import { categories, recurrences } from './choices.ts'
import { ItemsInput } from './items-input.tsx'

export function NewChecklistDialog({ onClose }: { onClose: () => void }) {
  return <ChecklistDialog saving={useAddChecklist()} onClose={onClose} />
}

export function EditChecklistDialog({ list, onClose }: { list: Checklist; onClose: () => void }) {
  return <ChecklistDialog list={list} saving={useChangeChecklist(list.id)} onClose={onClose} />
}

type ChecklistDialogProps = { list?: Checklist; saving: Saving<z.output<typeof NewChecklist>>; onClose: () => void }

function ChecklistDialog({ list, saving, onClose }: ChecklistDialogProps) {
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
    <SaveDialog
      thing="Checklist"
      isNew={!list}
      saving={saving}
      handleSubmit={handleSubmit}
      isIncomplete={watch('items').length === 0}
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
    </SaveDialog>
  )
}

function valuesOf(list: Checklist | undefined): z.input<typeof NewChecklist> {
  if (!list) return { title: '', description: '', items: [], recurrencePattern: 'daily', dueDate: null }
  // What is ticked stays out of it: it may change in another page while this one is edited.
  const items = list.items.map(({ id, text }) => ({ id, text }))
  return { ...list, items, recurrencePattern: list.recurrencePattern ?? 'daily' }
}
