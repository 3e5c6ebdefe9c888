import type { Checklist, Recurrence } from '#contract/checklists.ts'
import { due } from '#web/lib/days.ts'

export const categories = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'project', label: 'Project' },
] as const

export const recurrences: readonly { value: Recurrence; label: string }[] = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every Monday' },
  { value: 'monthly', label: 'On the 1st of every month' },
]

const anew: Record<Recurrence, string> = {
  daily: 'Starts anew every day',
  weekly: 'Starts anew every Monday',
  monthly: 'Starts anew on the 1st of every month',
}

/** When it begins again, or when it is due; a due day no longer matters once everything is done. */
export function rhythmOf({ recurrencePattern, dueDate, items }: Checklist): string | null {
  if (recurrencePattern) return anew[recurrencePattern]
  return dueDate && items.some(({ completed }) => !completed) ? due(dueDate) : null
}
