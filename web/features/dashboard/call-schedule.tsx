import { Link } from '@tanstack/react-router'
import { Card } from '#web/ui/card.tsx'
import { type CallPlan, comingCalls } from './next-call.ts'

type CallScheduleProps = { plan: CallPlan | null; timeZone: string; now: Date }

export function CallSchedule({ plan, timeZone, now }: CallScheduleProps) {
  return (
    <Card
      title="Call Schedule"
      onward={
        <Link to="/settings" className="link whitespace-nowrap">
          Edit Schedule
        </Link>
      }
    >
      {plan ? (
        <ol className="divide-y divide-line">
          {comingCalls(plan, timeZone, now).map((day, place) => (
            <li key={day} className="flex items-baseline justify-between gap-4 py-2.5">
              <span className="figures">
                <span className={place === 0 ? 'font-semibold' : ''}>{day}</span>
                <span className="block text-small text-soft">{plan.time}</span>
              </span>
              <span className={`text-small ${place === 0 ? 'font-semibold text-accent' : 'text-soft'}`}>
                {place === 0 ? 'Scheduled' : 'Pending'}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="py-2.5">
          Not scheduled
          <span className="mt-1 block text-small text-soft">You can start a call whenever you like.</span>
        </p>
      )}
      <p className="mt-3 text-small">
        <Link to="/call-history" className="link">
          Call history
        </Link>
      </p>
    </Card>
  )
}
