import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Experiment, Outcome } from '#contract/experiments.ts'
import { TextAreaField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useChangeExperiment } from './api.ts'

type FinishDialogProps = { experiment: Experiment; status: 'completed' | 'abandoned'; onClose: () => void }

/** Tried to its end or left before: both may have taught something. Nothing has to be written. */
export function FinishDialog({ experiment, status, onClose }: FinishDialogProps) {
  const changeExperiment = useChangeExperiment(experiment.id)
  const { results, lessonsLearned } = experiment
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Outcome),
    defaultValues: { results, lessonsLearned },
  })
  const { errors } = formState
  const isDone = status === 'completed'
  return (
    <FormDialog
      title={isDone ? 'Finish the experiment' : 'Stop the experiment'}
      submit={isDone ? 'Finish Experiment' : 'Stop Experiment'}
      submitting="Saving…"
      isBusy={changeExperiment.isPending}
      onSubmit={handleSubmit((outcome) => changeExperiment.mutate({ ...outcome, status }, { onSuccess: onClose }))}
      onClose={onClose}
    >
      {experiment.hypothesis && (
        <p>
          <span className="block text-small text-soft">You expected</span>
          {experiment.hypothesis}
        </p>
      )}
      <TextAreaField
        label="Results"
        hint={isDone ? 'What happened?' : 'What happened so far? An experiment that is stopped has not failed.'}
        error={errors.results?.message}
        {...register('results')}
      />
      <TextAreaField
        label="Lessons learned"
        hint="What do you take with you?"
        error={errors.lessonsLearned?.message}
        {...register('lessonsLearned')}
      />
    </FormDialog>
  )
}
