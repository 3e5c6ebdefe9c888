import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { NewRoutine, type Routine } from '#contract/routines.ts'
import { useExperiments } from '#web/features/experiments/api.ts'
import { ListField, SelectField, TextAreaField, TextField } from '#web/ui/fields.tsx'
import { More } from '#web/ui/more.tsx'
import { SaveDialog, type Saving } from '#web/ui/save-dialog.tsx'
import { useAddRoutine, useChangeRoutine } from './api.ts'
import { frequencies, priorities, times, types } from './choices.ts'

/** Whether it is kept up is said on the routine itself. */
const Fields = NewRoutine.omit({ isActive: true })

export function NewRoutineDialog({ onClose }: { onClose: () => void }) {
  return <RoutineDialog saving={useAddRoutine()} onClose={onClose} />
}

export function EditRoutineDialog({ routine, onClose }: { routine: Routine; onClose: () => void }) {
  return <RoutineDialog routine={routine} saving={useChangeRoutine(routine.id)} onClose={onClose} />
}

const dayOrNone = { setValueAs: (day: string | null) => day || null }
const numberOrNone = { setValueAs: (text: string | number | null) => Number(text) || null }

type RoutineDialogProps = { routine?: Routine; saving: Saving<z.output<typeof Fields>>; onClose: () => void }

function RoutineDialog({ routine, saving, onClose }: RoutineDialogProps) {
  const experiments = useExperiments()
  const { register, control, handleSubmit, watch, formState } = useForm({
    resolver: zodResolver(Fields),
    defaultValues: routine ?? {
      title: '',
      description: '',
      type: 'current' as const,
      frequency: 'daily' as const,
      timeOfDay: 'morning' as const,
      duration: null,
      actions: [],
      benefits: '',
      challenges: '',
      startDate: null,
      implementationDate: null,
      priority: 1,
      relatedExperimentId: null,
    },
  })
  const { errors } = formState
  const experimentOptions = [
    { value: '', label: 'None' },
    ...(experiments.data ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
  ]
  return (
    <SaveDialog thing="Routine" isNew={!routine} saving={saving} handleSubmit={handleSubmit} onClose={onClose}>
      <TextField label="Title" error={errors.title?.message} {...register('title')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Type" options={types} {...register('type')} />
        {watch('type') === 'planned' ? (
          <TextField
            label="To begin on"
            type="date"
            error={errors.implementationDate?.message}
            {...register('implementationDate', dayOrNone)}
          />
        ) : (
          <TextField
            label="Since"
            type="date"
            error={errors.startDate?.message}
            {...register('startDate', dayOrNone)}
          />
        )}
        <SelectField label="Time of day" options={times} {...register('timeOfDay')} />
        <SelectField label="How often" options={frequencies} {...register('frequency')} />
        <TextField
          label="Minutes"
          type="number"
          min={1}
          max={1440}
          inputMode="numeric"
          error={errors.duration?.message}
          {...register('duration', { setValueAs: (text) => (text === '' || text === null ? null : Number(text)) })}
        />
        <SelectField label="Priority" options={priorities} {...register('priority', { setValueAs: Number })} />
      </div>
      <ListField control={control} name="actions" label="Steps" placeholder="What you do, in this order" />
      <More label="More">
        <div className="space-y-5">
          <TextAreaField label="Description" error={errors.description?.message} {...register('description')} />
          <TextAreaField label="Benefits" error={errors.benefits?.message} {...register('benefits')} />
          <TextAreaField label="Challenges" error={errors.challenges?.message} {...register('challenges')} />
          <SelectField
            key={experiments.status}
            label="Came of the experiment"
            options={experimentOptions}
            {...register('relatedExperimentId', numberOrNone)}
          />
        </div>
      </More>
    </SaveDialog>
  )
}
