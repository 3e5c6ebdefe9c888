import { useState } from 'react'
import type { Part } from '#contract/parts.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { More } from '#web/ui/more.tsx'
import { RowPlaceholders } from '#web/ui/row-placeholders.tsx'
import { useParts } from './api.ts'
import { PartCard } from './part-card.tsx'
import { NewPartDialog } from './part-dialog.tsx'

export function PartsSection() {
  const parts = useParts()
  const [isAdding, setAdding] = useState(false)
  const newPart = <Button onClick={() => setAdding(true)}>New Part</Button>
  const resting = parts.data?.filter(({ isActive }) => !isActive) ?? []
  return (
    <Card title="Parts" onward={parts.data && parts.data.length > 0 && newPart}>
      <p className="mt-1 max-w-[65ch] text-small text-soft">
        The voices within you, each with its reasons. Getting to know them is not therapy: stay with those that feel
        safe to meet, and turn to someone you trust when one is too much.
      </p>
      {parts.isPending && <RowPlaceholders what="your parts" />}
      {parts.isLoadingError && <LoadFailed what="your parts" retry={parts.refetch} />}
      {parts.data?.length === 0 && (
        <EmptyState title="No parts yet" step={newPart}>
          Name the first one you notice: the one that worries, pushes, pleases or hides.
        </EmptyState>
      )}
      <Parts parts={parts.data?.filter(({ isActive }) => isActive) ?? []} />
      {resting.length > 0 && (
        <More label={`Resting (${resting.length})`}>
          <Parts parts={resting} />
        </More>
      )}
      {isAdding && <NewPartDialog onClose={() => setAdding(false)} />}
    </Card>
  )
}

function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className="divide-y divide-line">
      {parts.map((part) => (
        <li key={part.id}>
          <PartCard part={part} />
        </li>
      ))}
    </ul>
  )
}
