import { Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Habit } from '#contract/habits.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useChangeHabit, useRemoveHabit } from './api.ts'
import { HabitFormDialog } from './habit-form.tsx'

export function HabitActions({ habit }: { habit: Habit }) {
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="-mr-3 flex">
      <IconButton icon={Pencil} label={`Edit ${habit.name}`} onClick={() => setOpen('edit')} />
      <PauseButton habit={habit} />
      <IconButton icon={Trash2} label={`Delete ${habit.name}`} onClick={() => setOpen('remove')} />
      {open === 'edit' && <HabitFormDialog habit={habit} onClose={close} />}
      {open === 'remove' && <RemoveDialog habit={habit} onClose={close} />}
    </div>
  )
}

function PauseButton({ habit: { id, name, isActive } }: { habit: Habit }) {
  const change = useChangeHabit(id)
  const turn = () =>
    change.mutate(
      { isActive: !isActive },
      {
        onSuccess: () =>
          toast(
            isActive
              ? { title: 'Habit Paused', description: 'No day is missed until you resume it.' }
              : { title: 'Habit Resumed', description: 'It counts again from today.' },
          ),
        onError: (failure) =>
          toast({
            title: 'Error',
            description: wordsFor(failure, 'Failed to update habit. Please try again.'),
            tone: 'danger',
          }),
      },
    )
  const what = isActive ? 'Pause' : 'Resume'
  return (
    <IconButton icon={isActive ? Pause : Play} label={`${what} ${name}`} disabled={change.isPending} onClick={turn} />
  )
}

function RemoveDialog({ habit: { id, name }, onClose }: { habit: Habit; onClose: () => void }) {
  const remove = useRemoveHabit(id)
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Habit Deleted', description: `${name} and its log are gone.` })
        onClose()
      },
      onError: (failure) =>
        toast({
          title: 'Error',
          description: wordsFor(failure, 'Failed to delete habit. Please try again.'),
          tone: 'danger',
        }),
    })
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      confirm="Delete Habit"
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      Everything you logged for it is deleted too, and cannot be brought back. To keep it, pause the habit instead.
    </ConfirmDialog>
  )
}
