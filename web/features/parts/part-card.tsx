import { useState } from 'react'
import type { Part } from '#contract/parts.ts'
import { Button } from '#web/ui/button.tsx'
import { EditRemove } from '#web/ui/edit-remove.tsx'
import { More } from '#web/ui/more.tsx'
import { RemoveDialog } from '#web/ui/remove-dialog.tsx'
import { TitledList } from '#web/ui/titled-list.tsx'
import { useChangePart, useRemovePart } from './api.ts'
import { roles } from './choices.ts'
import { ColorDot } from './color-choice.tsx'
import { EditPartDialog } from './part-dialog.tsx'

export function PartCard({ part }: { part: Part }) {
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null)
  const close = () => setDialog(null)
  const removing = useRemovePart(part.id)
  const change = useChangePart(part.id)
  const { label, meaning } = roles[part.role]
  const { characteristics, triggers, strengths, challenges } = part
  const hasMore = [characteristics, triggers, strengths, challenges].some(({ length }) => length > 0)
  return (
    <article className="py-5 wrap-anywhere">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="flex items-center gap-2.5 text-body leading-snug">
            <ColorDot color={part.color} />
            <span className="min-w-0">{part.name}</span>
          </h3>
          <p className="mt-1 text-small text-soft">
            <span className="font-medium text-ink">{label}.</span> {meaning}
          </p>
        </div>
        <EditRemove name={part.name} onEdit={() => setDialog('edit')} onRemove={() => setDialog('remove')} />
      </header>
      <p className="mt-2 max-w-[65ch] whitespace-pre-line">{part.description}</p>
      <Button
        tone="quiet"
        className="-ml-4"
        disabled={change.isPending}
        onClick={() => change.mutate({ isActive: !part.isActive })}
      >
        {part.isActive ? 'Let it rest' : 'It is active again'}
      </Button>
      {hasMore && (
        <More label="What is known of it">
          <div className="space-y-3">
            <TitledList title="Characteristics" lines={characteristics} />
            <TitledList title="Triggers" lines={triggers} />
            <TitledList title="Strengths" lines={strengths} />
            <TitledList title="Challenges" lines={challenges} />
          </div>
        </More>
      )}
      {dialog === 'edit' && <EditPartDialog part={part} onClose={close} />}
      {dialog === 'remove' && (
        <RemoveDialog thing="Part" name={part.name} removing={removing} onClose={close}>
          What you wrote as this part stays in your journal, without its name.
        </RemoveDialog>
      )}
    </article>
  )
}
