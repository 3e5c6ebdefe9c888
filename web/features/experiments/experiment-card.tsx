import { useState } from 'react'
import type { Experiment } from '#contract/experiments.ts'
import { today } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { EditRemove } from '#web/ui/edit-remove.tsx'
import { More } from '#web/ui/more.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { RemoveDialog } from '#web/ui/remove-dialog.tsx'
import { TitledList, TitledText } from '#web/ui/titled-list.tsx'
import { useChangeExperiment, useRemoveExperiment } from './api.ts'
import { dayInWords, dayOf } from './days.ts'
import { EditExperimentDialog } from './experiment-dialog.tsx'
import { FinishDialog } from './finish-dialog.tsx'

export function ExperimentCard({ experiment }: { experiment: Experiment }) {
  const [dialog, setDialog] = useState<'edit' | 'remove' | 'completed' | 'abandoned' | null>(null)
  const close = () => setDialog(null)
  const removing = useRemoveExperiment(experiment.id)
  const change = useChangeExperiment(experiment.id)
  const { title, status, goal, notes, successMetrics } = experiment
  const isGoingOn = status === 'active' || status === 'paused'
  return (
    <article className="py-5 wrap-anywhere">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-body leading-snug">{title}</h3>
          <Standing experiment={experiment} />
        </div>
        <EditRemove name={title} onEdit={() => setDialog('edit')} onRemove={() => setDialog('remove')} />
      </header>
      <div className="mt-3 max-w-[65ch] space-y-3">
        <p className="whitespace-pre-line">{experiment.description}</p>
        <TitledText title={isGoingOn ? 'You expect' : 'You expected'} text={experiment.hypothesis} />
        {isGoingOn && <TitledList title="Every day" lines={experiment.dailyActions} />}
        {isGoingOn && <TitledList title="Every week" lines={experiment.weeklyActions} />}
        {!isGoingOn && <TitledText title="Results" text={experiment.results} />}
        {!isGoingOn && <TitledText title="Lessons learned" text={experiment.lessonsLearned} />}
      </div>
      <div className="-ml-4 mt-1 flex flex-wrap">
        {isGoingOn && (
          <Button tone="quiet" onClick={() => setDialog('completed')}>
            Finish
          </Button>
        )}
        {status === 'active' ? (
          <Button tone="quiet" disabled={change.isPending} onClick={() => change.mutate({ status: 'paused' })}>
            Pause
          </Button>
        ) : (
          <Button tone="quiet" disabled={change.isPending} onClick={() => change.mutate({ status: 'active' })}>
            {isGoingOn ? 'Go on' : 'Take up again'}
          </Button>
        )}
        {isGoingOn && (
          <Button tone="quiet" onClick={() => setDialog('abandoned')}>
            Stop early
          </Button>
        )}
      </div>
      {(goal || notes || successMetrics.length > 0) && (
        <More label="Goal and notes">
          <div className="space-y-3">
            <TitledText title="Goal" text={goal} />
            <TitledList title="Signs of success" lines={successMetrics} />
            <TitledText title="Notes" text={notes} />
          </div>
        </More>
      )}
      {dialog === 'edit' && <EditExperimentDialog experiment={experiment} onClose={close} />}
      {dialog === 'remove' && (
        <RemoveDialog thing="Experiment" name={experiment.title} removing={removing} onClose={close}>
          It is gone for good, with its results and lessons. Routines that came of it stay.
        </RemoveDialog>
      )}
      {(dialog === 'completed' || dialog === 'abandoned') && (
        <FinishDialog experiment={experiment} status={dialog} onClose={close} />
      )}
    </article>
  )
}

/** On which of its days it is; when it rests or is over, that. */
function Standing({ experiment }: { experiment: Experiment }) {
  const now = today()
  const { day, of } = dayOf(experiment, now)
  const words = { active: dayInWords(experiment, now), paused: 'Paused', completed: 'Finished', abandoned: 'Stopped' }
  return (
    <>
      <p className="figures mt-1 text-small text-soft">{words[experiment.status]}</p>
      {experiment.status === 'active' && of !== null && day >= 1 && (
        <div className="mt-2 w-48 max-w-full">
          <Progress label={`Days of ${experiment.title}`} percent={(day * 100) / of} />
        </div>
      )}
    </>
  )
}
