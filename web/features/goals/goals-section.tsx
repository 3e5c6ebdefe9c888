import { useState } from 'react'
import type { Goal } from '#contract/goals.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { More } from '#web/ui/more.tsx'
import { RowPlaceholders } from '#web/ui/row-placeholders.tsx'
import { useGoals } from './api.ts'
import { GoalCard } from './goal-card.tsx'
import { NewGoalDialog } from './goal-dialog.tsx'

const isGoingOn = ({ status }: Goal) => status === 'active' || status === 'paused'

export function GoalsSection() {
  const goals = useGoals()
  const [isAdding, setAdding] = useState(false)
  const newGoal = <Button onClick={() => setAdding(true)}>New Goal</Button>
  const goingOn = goals.data?.filter(isGoingOn) ?? []
  const over = goals.data?.filter((goal) => !isGoingOn(goal)) ?? []
  return (
    <Card title="Goals" onward={goals.data && goals.data.length > 0 && newGoal}>
      {goals.isPending && <RowPlaceholders what="your goals" />}
      {goals.isLoadingError && <LoadFailed what="your goals" retry={goals.refetch} />}
      {goals.data?.length === 0 && (
        <EmptyState title="No goals yet" step={newGoal}>
          What you would like to reach stands here, with how far you have come.
        </EmptyState>
      )}
      <Goals goals={goingOn} />
      {over.length > 0 && (
        <More label={`Done and let go (${over.length})`}>
          <Goals goals={over} />
        </More>
      )}
      {isAdding && <NewGoalDialog onClose={() => setAdding(false)} />}
    </Card>
  )
}

function Goals({ goals }: { goals: readonly Goal[] }) {
  return (
    <ul className="divide-y divide-line">
      {goals.map((goal) => (
        <li key={goal.id}>
          <GoalCard goal={goal} />
        </li>
      ))}
    </ul>
  )
}
