import { useState } from 'react'
import type { Checklist } from '#contract/checklists.ts'
import { useGoals } from '#web/features/goals/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { More } from '#web/ui/more.tsx'
import { RowPlaceholders } from '#web/ui/row-placeholders.tsx'
import { useChecklists, useTicksOnTheirWay, withTicks } from './api.ts'
import { ChecklistCard } from './checklist-card.tsx'
import { NewChecklistDialog } from './checklist-dialog.tsx'

export function ChecklistsSection() {
  const lists = useChecklists()
  const shown = withTicks(lists.data ?? [], useTicksOnTheirWay())
  const [isAdding, setAdding] = useState(false)
  const newList = <Button onClick={() => setAdding(true)}>New Checklist</Button>
  const putAway = shown.filter(({ isActive }) => !isActive)
  return (
    <Card title="Checklists" onward={shown.length > 0 && newList}>
      {lists.isPending && <RowPlaceholders what="your checklists" />}
      {lists.isLoadingError && <LoadFailed what="your checklists" retry={lists.refetch} />}
      {lists.data?.length === 0 && (
        <EmptyState title="No checklists yet" step={newList}>
          Lists for one time, and lists that start anew every day, week or month.
        </EmptyState>
      )}
      <Checklists lists={shown.filter(({ isActive }) => isActive)} />
      {putAway.length > 0 && (
        <More label={`Put away (${putAway.length})`}>
          <Checklists lists={putAway} />
        </More>
      )}
      {isAdding && <NewChecklistDialog onClose={() => setAdding(false)} />}
    </Card>
  )
}

function Checklists({ lists }: { lists: readonly Checklist[] }) {
  const goals = useGoals()
  const titleOf = (goalId: number | null) => goals.data?.find(({ id }) => id === goalId)?.title
  return (
    <ul className="divide-y divide-line">
      {lists.map((list) => (
        <li key={list.id}>
          <ChecklistCard list={list} goalTitle={titleOf(list.relatedGoalId)} />
        </li>
      ))}
    </ul>
  )
}
