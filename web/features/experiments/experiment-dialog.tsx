import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type Experiment, NewExperiment } from '#contract/experiments.ts'
import { today } from '#web/lib/dates.ts'
import { ListField, TextAreaField, TextField } from '#web/ui/fields.tsx'
import { More } from '#web/ui/more.tsx'
import { SaveDialog, type Saving } from '#web/ui/save-dialog.tsx'
import { useAddExperiment, useChangeExperiment } from './api.ts'

type Sent = z.output<typeof NewExperiment>

export function NewExperimentDialog({ onClose }: { onClose: () => void }) {
  return <ExperimentDialog saving={useAddExperiment()} onClose={onClose} />
}

export function EditExperimentDialog({ experiment, onClose }: { experiment: Experiment; onClose: () => void }) {
  const { isPending, mutate } = useChangeExperiment(experiment.id)
  // Whether it goes on is said on the experiment itself.
  const saving: Saving<Sent> = { isPending, mutate: ({ status: _, ...change }, then) => mutate(change, then) }
  return <ExperimentDialog experiment={experiment} saving={saving} onClose={onClose} />
}

type ExperimentDialogProps = {
  experiment?: Experiment
  saving: Saving<Sent>
  onClose: () => void
}

function ExperimentDialog({ experiment, saving, onClose }: ExperimentDialogProps) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(NewExperiment),
    defaultValues: experiment ?? {
      title: '',
      description: '',
      goal: '',
      hypothesis: '',
      startDate: today(),
      endDate: null,
      successMetrics: [],
      dailyActions: [],
      weeklyActions: [],
      notes: '',
    },
  })
  const { errors } = formState
  const isOver = experiment?.status === 'completed' || experiment?.status === 'abandoned'
  return (
    <SaveDialog thing="Experiment" isNew={!experiment} saving={saving} handleSubmit={handleSubmit} onClose={onClose}>
      <TextField label="Title" error={errors.title?.message} {...register('title')} />
      <TextAreaField
        label="Description"
        hint="What you will try."
        error={errors.description?.message}
        {...register('description')}
      />
      <TextAreaField
        label="Hypothesis"
        hint="What you expect to happen."
        error={errors.hypothesis?.message}
        {...register('hypothesis')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First day" type="date" error={errors.startDate?.message} {...register('startDate')} />
        <TextField
          label="Last day"
          type="date"
          error={errors.endDate?.message}
          {...register('endDate', { setValueAs: (day) => day || null })}
        />
      </div>
      <ListField control={control} name="dailyActions" label="Every day" placeholder="What you do each day" />
      <ListField control={control} name="weeklyActions" label="Every week" placeholder="What you do each week" />
      {isOver && (
        <>
          <TextAreaField label="Results" error={errors.results?.message} {...register('results')} />
          <TextAreaField
            label="Lessons learned"
            error={errors.lessonsLearned?.message}
            {...register('lessonsLearned')}
          />
        </>
      )}
      <More label="More">
        <div className="space-y-5">
          <TextAreaField
            label="Goal"
            hint="What it is meant to lead to."
            error={errors.goal?.message}
            {...register('goal')}
          />
          <ListField
            control={control}
            name="successMetrics"
            label="Signs of success"
            placeholder="How you will see that it works"
          />
          <TextAreaField label="Notes" error={errors.notes?.message} {...register('notes')} />
        </div>
      </More>
    </SaveDialog>
  )
}
