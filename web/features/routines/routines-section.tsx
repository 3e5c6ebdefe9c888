import { useState } from 'react'
import type { Routine } from '#contract/routines.ts'
import { useExperiments } from '#web/features/experiments/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { More } from '#web/ui/more.tsx'
import { RowPlaceholders } from '#web/ui/row-placeholders.tsx'
import { useRoutines } from './api.ts'
import { byTimeOfDay } from './choices.ts'
import { RoutineCard } from './routine-card.tsx'
import { NewRoutineDialog } from './routine-dialog.tsx'

export function RoutinesSection() {
  const routines = useRoutines()
  const [isAdding, setAdding] = useState(false)
  const newRoutine = <Button onClick={() => setAdding(true)}>New Routine</Button>
  const resting = routines.data?.filter(({ isActive }) => !isActive) ?? []
  return (
    <Card title="Routines" onward={routines.data && routines.data.length > 0 && newRoutine}>
      {routines.isPending && <RowPlaceholders what="your routines" />}
      {routines.isLoadingError && <LoadFailed what="your routines" retry={routines.refetch} />}
      {routines.data?.length === 0 && (
        <EmptyState title="No routines yet" step={newRoutine}>
          What you do at the same time of the day, and what you would like to.
        </EmptyState>
      )}
      <Day routines={routines.data?.filter(({ isActive }) => isActive) ?? []} />
      {resting.length > 0 && (
        <More label={`Resting (${resting.length})`}>
          <Day routines={resting} />
        </More>
      )}
      {isAdding && <NewRoutineDialog onClose={() => setAdding(false)} />}
    </Card>
  )
}

function Day({ routines }: { routines: readonly Routine[] }) {
  const experiments = useExperiments()
  const titleOf = (experimentId: number | null) => experiments.data?.find(({ id }) => id === experimentId)?.title
  return byTimeOfDay(routines).map(({ label, routines }) => (
    <div key={label} className="mt-4">
      <h3 className="font-sans text-small font-medium tracking-normal text-soft">{label}</h3>
      <ul className="divide-y divide-line">
        {routines.map((routine) => (
          <li key={routine.id}>
            <RoutineCard routine={routine} experimentTitle={titleOf(routine.relatedExperimentId)} />
          </li>
        ))}
      </ul>
    </div>
  ))
}
