import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { PhoneState } from '#contract/phone.ts'
import type { Schedule } from '#contract/schedule.ts'
import { PhoneLine } from '#web/features/account/phone-line.tsx'
import { Card } from '#web/ui/card.tsx'
import { Placeholder } from '#web/ui/placeholder.tsx'
import { type CallPlan, comingCalls, isCalled, isPaused, tryAgainAt } from './next-call.ts'

const PausedCalls = lazy(async () => ({ default: (await import('#web/features/calls/paused-calls.tsx')).PausedCalls }))

/** From this many days in a row without an answer on, another time may be better. */
const askAfterMissedDays = 3

type CallScheduleProps = {
  /** Null where no call is planned, or none would come. */
  plan: CallPlan | null
  phone: PhoneState
  /** Until it is there, the plan is as the call time has it. */
  schedule: Schedule | undefined
  timeZone: string
  now: Date
}

export function CallSchedule({ plan, phone, schedule, timeZone, now }: CallScheduleProps) {
  return (
    <Card
      title="Call Schedule"
      onward={
        <Link to="/settings" className="link whitespace-nowrap">
          Edit Schedule
        </Link>
      }
    >
      {!plan && <NotScheduled phone={phone} />}
      {plan && schedule && isPaused(schedule) && (
        <Suspense fallback={<Placeholder className="h-28" />}>
          <PausedCalls schedule={schedule} />
        </Suspense>
      )}
      {plan && !(schedule && isPaused(schedule)) && (
        <>
          <TryingAgain at={tryAgainAt(schedule, timeZone, now)} />
          <ComingCalls days={comingCalls(plan, timeZone, now)} time={plan.time} />
          {schedule && schedule.missedDays >= askAfterMissedDays && <AnotherTime missedDays={schedule.missedDays} />}
        </>
      )}
      <p className="mt-3 text-small">
        <Link to="/call-history" className="link">
          Call history
        </Link>
      </p>
    </Card>
  )
}

function ComingCalls({ days, time }: { days: readonly string[]; time: string }) {
  return (
    <ol className="divide-y divide-line">
      {days.map((day, place) => (
        <li key={day} className="flex items-baseline justify-between gap-4 py-2.5">
          <span className="figures">
            <span className={place === 0 ? 'font-semibold' : ''}>{day}</span>
            <span className="block text-small text-soft">{time}</span>
          </span>
          <span className={`text-small ${place === 0 ? 'font-semibold text-accent' : 'text-soft'}`}>
            {place === 0 ? 'Scheduled' : 'Pending'}
          </span>
        </li>
      ))}
    </ol>
  )
}

function TryingAgain({ at }: { at: string | null }) {
  return at && <p className="figures border-line border-b py-2.5 font-semibold">Trying again at {at}</p>
}

function AnotherTime({ missedDays }: { missedDays: number }) {
  return (
    <p className="border-line border-t py-2.5 text-small">
      The last {missedDays} days found you away.{' '}
      <Link to="/settings" hash="calls" className="link">
        Would another time be better?
      </Link>
    </p>
  )
}

function NotScheduled({ phone }: { phone: PhoneState }) {
  return (
    <p className="py-2.5">
      Not scheduled
      <span className="mt-1 block text-small text-soft">
        {isCalled(phone) ? 'You can start a call whenever you like.' : <PhoneLine phone={phone} />}
      </span>
    </p>
  )
}
