import { X } from 'lucide-react'
import { useState } from 'react'
import type { Habit, HabitEntry } from '#contract/habits.ts'
import { calendarDay } from '#web/lib/days.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRecentHabitEntries, useRemoveHabitEntry } from './api.ts'
import { amount, moods } from './words.ts'

const mostShown = 5

export function RecentActivity({ habits }: { habits: readonly Habit[] }) {
  const entries = useRecentHabitEntries(mostShown)
  return (
    <section aria-labelledby="recent-activity" className="mt-12">
      <h2 id="recent-activity" className="text-title">
        Recent Activity
      </h2>
      {entries.isPending && <ActivityPlaceholder />}
      {entries.isLoadingError && <LoadFailed what="what you logged" retry={entries.refetch} />}
      {entries.data?.length === 0 && <p className="mt-3 text-soft">What you log will be here.</p>}
      <ul className="mt-2 divide-y divide-line">
        {entries.data?.map((entry) => {
          const habit = habits.find(({ id }) => id === entry.habitId)
          return habit && <Activity key={entry.id} entry={entry} habit={habit} />
        })}
      </ul>
    </section>
  )
}

function Activity({ entry, habit }: { entry: HabitEntry; habit: Habit }) {
  const [isRemoving, setRemoving] = useState(false)
  const { date, value, notes, moodAfter } = entry
  const what = `Completed ${amount(value)} ${habit.unit}`
  return (
    <li className="flex items-start justify-between gap-4 py-3 wrap-anywhere">
      <div className="min-w-0">
        <p>
          <span className="figures font-medium">{what}</span> <span className="text-soft">{habit.name}</span>
        </p>
        <p className="figures text-small text-soft">
          <time dateTime={date}>{calendarDay(date)}</time>
          {moodAfter !== null && ` · felt ${moodAfter} ${moods[moodAfter - 1]}`}
        </p>
        {notes && <p className="mt-1 max-w-[65ch] font-book whitespace-pre-line">{notes}</p>}
      </div>
      <IconButton
        icon={X}
        label={`Remove ${what} of ${habit.name}, ${calendarDay(date)}`}
        onClick={() => setRemoving(true)}
      />
      {isRemoving && <RemoveDialog entry={entry} what={what} onClose={() => setRemoving(false)} />}
    </li>
  )
}

function RemoveDialog({ entry, what, onClose }: { entry: HabitEntry; what: string; onClose: () => void }) {
  const remove = useRemoveHabitEntry()
  const confirm = () =>
    remove.mutate(entry, {
      onSuccess: () => {
        toast({ title: 'Progress Removed', description: 'The streak was counted anew without it.' })
        onClose()
      },
      onError: (failure) =>
        toast({
          title: 'Error',
          description: wordsFor(failure, 'Failed to remove progress. Please try again.'),
          tone: 'danger',
        }),
    })
  return (
    <ConfirmDialog
      title="Remove this from your log?"
      confirm="Remove"
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {what}, {calendarDay(entry.date)}. The day counts as if it had not been logged.
    </ConfirmDialog>
  )
}

function ActivityPlaceholder() {
  return (
    <Waiting what="what you logged">
      {[1, 2, 3].map((place) => (
        <div key={place} className="border-b border-line py-4 last:border-0">
          <Placeholder className="h-5 w-56" />
          <Placeholder className="mt-2 h-4 w-28" />
        </div>
      ))}
    </Waiting>
  )
}
