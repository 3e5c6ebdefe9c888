import { useState } from 'react'
import type { Routine } from '#contract/routines.ts'
import { today } from '#web/lib/dates.ts'
import { calendarDay } from '#web/lib/days.ts'
import { Button } from '#web/ui/button.tsx'
import { EditRemove } from '#web/ui/edit-remove.tsx'
import { More } from '#web/ui/more.tsx'
import { RemoveDialog } from '#web/ui/remove-dialog.tsx'
import { TitledText } from '#web/ui/titled-list.tsx'
import { useChangeRoutine, useRemoveRoutine } from './api.ts'
import { factsOf } from './choices.ts'
import { EditRoutineDialog } from './routine-dialog.tsx'

type RoutineCardProps = { routine: Routine; experimentTitle: string | undefined }

export function RoutineCard({ routine, experimentTitle }: RoutineCardProps) {
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null)
  const close = () => setDialog(null)
  const removing = useRemoveRoutine(routine.id)
  const change = useChangeRoutine(routine.id)
  const { title, type, isActive, actions, description, benefits, challenges } = routine
  const facts = [standingOf(routine), ...factsOf(routine), experimentTitle && `From “${experimentTitle}”`]
  return (
    <article className="py-4 wrap-anywhere">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h4 className="text-body font-semibold leading-snug">{title}</h4>
          <p className="figures mt-1 text-small text-soft">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <EditRemove name={title} onEdit={() => setDialog('edit')} onRemove={() => setDialog('remove')} />
      </header>
      {actions.length > 0 && (
        <ol className="mt-2 list-decimal space-y-0.5 pl-6 marker:text-soft">
          {actions.map((action, place) => (
            <li key={place}>{action}</li>
          ))}
        </ol>
      )}
      <div className="-ml-4 mt-1 flex flex-wrap">
        {type === 'planned' && (
          <Button
            tone="quiet"
            disabled={change.isPending}
            onClick={() => change.mutate({ type: 'current', startDate: today() })}
          >
            Begin today
          </Button>
        )}
        <Button tone="quiet" disabled={change.isPending} onClick={() => change.mutate({ isActive: !isActive })}>
          {isActive ? 'Let it rest' : 'Keep it up again'}
        </Button>
      </div>
      {(description || benefits || challenges) && (
        <More label="Why and how">
          <div className="space-y-3">
            <TitledText title="Description" text={description} />
            <TitledText title="Benefits" text={benefits} />
            <TitledText title="Challenges" text={challenges} />
          </div>
        </More>
      )}
      {dialog === 'edit' && <EditRoutineDialog routine={routine} onClose={close} />}
      {dialog === 'remove' && (
        <RemoveDialog thing="Routine" name={routine.title} removing={removing} onClose={close}>
          It is gone for good, with its steps.
        </RemoveDialog>
      )}
    </article>
  )
}

function standingOf({ type, startDate, implementationDate }: Routine): string | null {
  if (type === 'planned') return implementationDate ? `Planned for ${calendarDay(implementationDate)}` : 'Planned'
  return startDate && `Since ${calendarDay(startDate)}`
}
