import { useState } from 'react'
import type { Checklist } from '#contract/checklists.ts'
import { Button } from '#web/ui/button.tsx'
import { EditRemove } from '#web/ui/edit-remove.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { RemoveDialog } from '#web/ui/remove-dialog.tsx'
import { useChangeChecklist, useRemoveChecklist, useTick } from './api.ts'
import { EditChecklistDialog } from './checklist-dialog.tsx'
import { rhythmOf } from './choices.ts'

type ChecklistCardProps = { list: Checklist; goalTitle: string | undefined }

export function ChecklistCard({ list, goalTitle }: ChecklistCardProps) {
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null)
  const close = () => setDialog(null)
  const removing = useRemoveChecklist(list.id)
  const change = useChangeChecklist(list.id)
  const tick = useTick(list.id)
  const ticked = list.items.filter(({ completed }) => completed).length
  const facts = [`${ticked} of ${list.items.length} done`, rhythmOf(list), goalTitle && `For “${goalTitle}”`]
  return (
    <article className="py-5 wrap-anywhere">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-body leading-snug">{list.title}</h3>
          <p className="figures mt-1 text-small text-soft">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <EditRemove name={list.title} onEdit={() => setDialog('edit')} onRemove={() => setDialog('remove')} />
      </header>
      {list.description && <p className="mt-2 max-w-[65ch] whitespace-pre-line">{list.description}</p>}
      <div className="my-3">
        <Progress label={`Done of ${list.title}`} percent={(ticked * 100) / list.items.length} />
      </div>
      <ul>
        {list.items.map(({ id, text, completed }) => (
          <li key={id}>
            <label className="-mx-2 flex min-h-11 items-start gap-3 rounded-control px-2 py-2 hover:bg-sunken">
              <input
                type="checkbox"
                checked={completed}
                onChange={(box) => tick.mutate({ checklistId: list.id, itemId: id, completed: box.target.checked })}
                className="mt-1 size-5 shrink-0 accent-accent"
              />
              <span className={completed ? 'text-soft line-through decoration-line' : ''}>{text}</span>
            </label>
          </li>
        ))}
      </ul>
      <Button
        tone="quiet"
        className="-ml-4"
        disabled={change.isPending}
        onClick={() => change.mutate({ isActive: !list.isActive })}
      >
        {list.isActive ? 'Put away' : 'Use again'}
      </Button>
      {dialog === 'edit' && <EditChecklistDialog list={list} onClose={close} />}
      {dialog === 'remove' && (
        <RemoveDialog thing="Checklist" name={list.title} removing={removing} onClose={close}>
          It is gone for good, with all its items.
        </RemoveDialog>
      )}
    </article>
  )
}
