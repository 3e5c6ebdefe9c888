import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Page } from '#web/ui/page.tsx'
import { useHabits } from './api.ts'
import { HabitCard } from './habit-card.tsx'
import { HabitFormDialog } from './habit-form.tsx'
import { HabitPlaceholders } from './habit-placeholders.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { SummaryCards } from './summary-cards.tsx'

export function HabitsScreen() {
  const [isCreating, setCreating] = useState(false)
  const habits = useHabits()
  const create = (
    <Button tone="strong" onClick={() => setCreating(true)}>
      <Plus aria-hidden />
      Create Habit
    </Button>
  )
  return (
    <Page title="Habit Tracking">
      <SummaryCards />
      <section aria-labelledby="your-habits" className="mt-10">
        <header className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
          <h2 id="your-habits" className="text-title">
            Your Habits
          </h2>
          {habits.data && habits.data.length > 0 && create}
        </header>
        {habits.isPending && <HabitPlaceholders />}
        {habits.isLoadingError && <LoadFailed what="your habits" retry={habits.refetch} />}
        {habits.data?.length === 0 && (
          <EmptyState title="No habits yet" step={create}>
            A habit is something small you want to do again and again. Its days, its streak and its strength will be
            here.
          </EmptyState>
        )}
        {habits.data && habits.data.length > 0 && (
          <ul className="grid gap-5 lg:grid-cols-2">
            {habits.data.map((habit) => (
              <li key={habit.id} className="min-w-0">
                <HabitCard habit={habit} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {habits.data && habits.data.length > 0 && <RecentActivity habits={habits.data} />}
      {isCreating && <HabitFormDialog onClose={() => setCreating(false)} />}
    </Page>
  )
}
