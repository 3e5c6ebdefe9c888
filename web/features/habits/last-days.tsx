import type { DayState, HabitDay } from '#contract/habits.ts'
import { calendarDay } from '#web/lib/days.ts'
import { dayStates } from './words.ts'

/** The last fourteen days, a shape for each: none of them needs the colour. */
export function LastDays({ days }: { days: readonly HabitDay[] }) {
  return (
    <ol aria-label="Last 14 days" className="mt-4 grid max-w-96 grid-cols-14 gap-1">
      {days.map(({ day, state }) => (
        <li key={day} title={`${calendarDay(day)}: ${dayStates[state]}`}>
          <span className="sr-only">{`${calendarDay(day)}: ${dayStates[state]}`}</span>
          <Shape state={state} />
        </li>
      ))}
    </ol>
  )
}

function Shape({ state }: { state: DayState }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden className="mx-auto size-4 text-accent" fill="none" stroke="currentColor">
      {shapes[state]}
    </svg>
  )
}

const shapes: Record<DayState, React.ReactNode> = {
  done: <circle cx="8" cy="8" r="7" fill="currentColor" stroke="none" />,
  partial: (
    <>
      <circle cx="8" cy="8" r="6.25" strokeWidth="1.5" />
      <path d="M1.75 8a6.25 6.25 0 0 0 12.5 0Z" fill="currentColor" stroke="none" />
    </>
  ),
  missed: <path d="M5 5l6 6M11 5l-6 6" className="text-soft" stroke="currentColor" strokeWidth="1.5" />,
  frozen: <path d="M8 1.5v13M2.4 4.75l11.2 6.5M13.6 4.75l-11.2 6.5" strokeWidth="1.5" strokeLinecap="round" />,
  free: <circle cx="8" cy="8" r="1.5" className="text-control" fill="currentColor" stroke="none" />,
  open: <circle cx="8" cy="8" r="6.25" strokeWidth="1.5" strokeDasharray="2.6 2.3" />,
}
