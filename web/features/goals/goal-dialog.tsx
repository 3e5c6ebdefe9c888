import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type Goal, NewGoal } from '#contract/goals.ts'
import { ListField, SelectField, TextAreaField, TextField } from '#web/ui/fields.tsx'
import { More } from '#web/ui/more.tsx'
import { SaveDialog, type Saving } from '#web/ui/save-dialog.tsx'
import { useAddGoal, useChangeGoal } from './api.ts'
import { categories, priorities, types } from './choices.ts'

/** How far it is and whether it goes on is said on the goal itself. */
const Fields = NewGoal.omit({ status: true, progressPercentage: true })

export function NewGoalDialog({ onClose }: { onClose: () => void }) {
  return <GoalDialog saving={useAddGoal()} onClose={onClose} />
}

export function EditGoalDialog({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  return <GoalDialog goal={goal} saving={useChangeGoal(goal.id)} onClose={onClose} />
}

type GoalDialogProps = { goal?: Goal; saving: Saving<z.output<typeof Fields>>; onClose: () => void }

function GoalDialog({ goal, saving, onClose }: GoalDialogProps) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(Fields),
    defaultValues: goal ?? {
      title: '',
      description: '',
      type: 'long_term' as const,
      category: 'personal' as const,
      priority: 3,
      targetDate: null,
      milestones: [],
      successCriteria: [],
      obstacles: [],
      resources: [],
      notes: '',
    },
  })
  const { errors } = formState
  return (
    <SaveDialog thing="Goal" isNew={!goal} saving={saving} handleSubmit={handleSubmit} onClose={onClose}>
      <TextField label="Title" error={errors.title?.message} {...register('title')} />
      <TextAreaField label="Description" error={errors.description?.message} {...register('description')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Type" options={types} {...register('type')} />
        <SelectField label="Category" options={categories} {...register('category')} />
        <SelectField label="Priority" options={priorities} {...register('priority', { setValueAs: Number })} />
        <TextField
          label="Target date"
          type="date"
          error={errors.targetDate?.message}
          {...register('targetDate', { setValueAs: (day) => day || null })}
        />
      </div>
      <ListField control={control} name="milestones" label="Milestones" placeholder="A step on the way" />
      <More label="More">
        <div className="space-y-5">
          <ListField
            control={control}
            name="successCriteria"
            label="Success criteria"
            placeholder="How you will know it is done"
          />
          <ListField
            control={control}
            name="obstacles"
            label="Obstacles"
            placeholder="What may get in the way, and what you do then"
          />
          <ListField control={control} name="resources" label="Resources" placeholder="What or who helps" />
          <TextAreaField label="Notes" error={errors.notes?.message} {...register('notes')} />
        </div>
      </More>
    </SaveDialog>
  )
}
