import { useState } from 'react'
import type { Goal } from '#contract/goals.ts'
import { today } from '#web/lib/dates.ts'
import { calendarDay, due } from '#web/lib/days.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EditRemove } from '#web/ui/edit-remove.tsx'
import { More } from '#web/ui/more.tsx'
import { RemoveDialog } from '#web/ui/remove-dialog.tsx'
import { TitledList, TitledText } from '#web/ui/titled-list.tsx'
import { useChangeGoal, useRemoveGoal } from './api.ts'
import { factsOf } from './choices.ts'
import { EditGoalDialog } from './goal-dialog.tsx'
import { GoalProgress } from './goal-progress.tsx'

export function GoalCard({ goal }: { goal: Goal }) {
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null)
  const close = () => setDialog(null)
  const removing = useRemoveGoal(goal.id)
  const change = useChangeGoal(goal.id)

  return (
    <article className="py-5 wrap-anywhere">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-body leading-snug">{goal.title}</h3>
          <p className="mt-1 text-small text-soft">{[...factsOf(goal), ...targetOf(goal)].join(' · ')}</p>
        </div>
        <EditRemove name={goal.title} onEdit={() => setDialog('edit')} onRemove={() => setDialog('remove')} />
      </header>
      <p className="mt-2 max-w-[65ch] whitespace-pre-line">{goal.description}</p>
      {goal.status === 'active' ? (
        <GoalProgress goal={goal} />
      ) : (
        <p className="mt-3">
          <Badge tone={goal.status === 'completed' ? 'accent' : 'plain'}>{standingOf(goal)}</Badge>
        </p>
      )}
      <div className="-ml-4 flex flex-wrap">
        {nextSteps[goal.status].map(({ status, label }) => (
          <Button key={status} tone="quiet" disabled={change.isPending} onClick={() => change.mutate({ status })}>
            {label}
          </Button>
        ))}
      </div>
      {hasMore(goal) && (
        <More label="Milestones and notes">
          <div className="space-y-3">
            <TitledList title="Milestones" lines={goal.milestones} />
            <TitledList title="Success criteria" lines={goal.successCriteria} />
            <TitledList title="Obstacles" lines={goal.obstacles} />
            <TitledList title="Resources" lines={goal.resources} />
            <TitledText title="Notes" text={goal.notes} />
          </div>
        </More>
      )}
      {dialog === 'edit' && <EditGoalDialog goal={goal} onClose={close} />}
      {dialog === 'remove' && (
        <RemoveDialog thing="Goal" name={goal.title} removing={removing} onClose={close}>
          It is gone for good, with its milestones and notes. A goal you no longer want can also be let go: then it
          stays to look back on.
        </RemoveDialog>
      )}
    </article>
  )
}

const nextSteps: Record<Goal['status'], { status: Goal['status']; label: string }[]> = {
  active: [
    { status: 'completed', label: 'Mark done' },
    { status: 'paused', label: 'Pause' },
    { status: 'dropped', label: 'Let go' },
  ],
  paused: [
    { status: 'active', label: 'Go on' },
    { status: 'dropped', label: 'Let go' },
  ],
  completed: [{ status: 'active', label: 'Reopen' }],
  dropped: [{ status: 'active', label: 'Take up again' }],
}

function standingOf({ status, completedAt, progressPercentage }: Goal): string {
  if (completedAt) return `Done on ${calendarDay(today(completedAt))}`
  return `${status === 'paused' ? 'Paused' : 'Let go'} at ${progressPercentage} %`
}

/** When a goal is over or resting, its day no longer matters. */
const targetOf = ({ status, targetDate }: Goal) => (status === 'active' && targetDate ? [due(targetDate)] : [])

const hasMore = ({ milestones, successCriteria, obstacles, resources, notes }: Goal) =>
  [milestones, successCriteria, obstacles, resources].some(({ length }) => length > 0) || notes
