import { Check } from 'lucide-react'
import { useState } from 'react'
import type { Habit } from '#contract/habits.ts'
import { counted } from '#web/lib/format/counted.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { HabitActions } from './habit-actions.tsx'
import { LastDays } from './last-days.tsx'
import { LogProgressDialog } from './log-progress.tsx'
import { Strength } from './strength.tsx'
import { amount, categories, frequencyOf, record, soFar } from './words.ts'

export function HabitCard({ habit }: { habit: Habit }) {
  const [isLogging, setLogging] = useState(false)
  const { name, description, category, targetValue, unit, isActive, progress } = habit
  return (
    <article
      aria-label={name}
      className="flex h-full flex-col rounded-card border border-line bg-raised px-5 pt-5 pb-3 wrap-anywhere sm:px-6"
    >
      <h3 className="text-title">{name}</h3>
      <p className="mt-1 line-clamp-3 text-soft">{description}</p>
      <ul className="figures mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-small text-soft">
        <li>
          <Badge>{categories[category]}</Badge>
        </li>
        {!isActive && <li className="font-semibold text-ink">Paused</li>}
        <li>{frequencyOf(habit)}</li>
        <li>{`Target: ${amount(targetValue)} ${unit}`}</li>
      </ul>
      <div className="figures mt-5 flex items-baseline justify-between gap-x-6">
        <p>
          <span className="font-book text-title font-semibold">
            {counted(progress.currentStreak, progress.streakUnit)}
          </span>{' '}
          <span className="text-small text-soft">streak</span>
        </p>
        <Strength strength={progress.strength} />
      </div>
      <p className="figures min-h-5.5 text-small text-soft">{record(progress).join(' · ')}</p>
      <LastDays days={progress.lastDays} />
      <footer className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-5">
        {isActive && (
          <Button onClick={() => setLogging(true)}>
            <Check aria-hidden />
            Log Progress
          </Button>
        )}
        <p className="figures grow basis-32 text-small text-soft">
          {isActive ? soFar(habit) : 'Its streak waits for you.'}
        </p>
        <HabitActions habit={habit} />
      </footer>
      {isLogging && <LogProgressDialog habit={habit} onClose={() => setLogging(false)} />}
    </article>
  )
}
