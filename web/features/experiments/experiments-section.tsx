import { useState } from 'react'
import type { Experiment } from '#contract/experiments.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { More } from '#web/ui/more.tsx'
import { RowPlaceholders } from '#web/ui/row-placeholders.tsx'
import { useExperiments } from './api.ts'
import { ExperimentCard } from './experiment-card.tsx'
import { NewExperimentDialog } from './experiment-dialog.tsx'

const isGoingOn = ({ status }: Experiment) => status === 'active' || status === 'paused'

export function ExperimentsSection() {
  const experiments = useExperiments()
  const [isAdding, setAdding] = useState(false)
  const newExperiment = <Button onClick={() => setAdding(true)}>New Experiment</Button>
  const over = experiments.data?.filter((experiment) => !isGoingOn(experiment)) ?? []
  return (
    <Card title="Experiments" onward={experiments.data && experiments.data.length > 0 && newExperiment}>
      {experiments.isPending && <RowPlaceholders what="your experiments" />}
      {experiments.isLoadingError && <LoadFailed what="your experiments" retry={experiments.refetch} />}
      {experiments.data?.length === 0 && (
        <EmptyState title="No experiments yet" step={newExperiment}>
          Try something for a while, say what you expect, and see what comes of it.
        </EmptyState>
      )}
      <Experiments experiments={experiments.data?.filter(isGoingOn) ?? []} />
      {over.length > 0 && (
        <More label={`Finished and stopped (${over.length})`}>
          <Experiments experiments={over} />
        </More>
      )}
      {isAdding && <NewExperimentDialog onClose={() => setAdding(false)} />}
    </Card>
  )
}

function Experiments({ experiments }: { experiments: readonly Experiment[] }) {
  return (
    <ul className="divide-y divide-line">
      {experiments.map((experiment) => (
        <li key={experiment.id}>
          <ExperimentCard experiment={experiment} />
        </li>
      ))}
    </ul>
  )
}
