import { Link } from '@tanstack/react-router'
import type { PhoneState } from '#contract/phone.ts'
import { PhoneLine } from '#web/features/account/phone-line.tsx'
import { Card } from '#web/ui/card.tsx'
import { type CallPlan, comingCalls, isCalled } from './next-call.ts'

type CallScheduleProps = {
  /** Null where no call is planned, or none would come. */
  plan: CallPlan | null
  phone: PhoneState
  timeZone: string
  now: Date
}

export function CallSchedule({ plan, phone, timeZone, now }: CallScheduleProps) {
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
          <span className="mt-1 block text-small text-soft">
            {isCalled(phone) ? 'You can start a call whenever you like.' : <PhoneLine phone={phone} />}
          </span>
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
