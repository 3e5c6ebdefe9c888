import type { DailyReminders as Day } from '#contract/reminders.ts'
import { HelpNow } from '#web/features/help/help-now.tsx'
import { NotMeant } from '#web/features/help/not-meant.tsx'
import { HowNoticed } from '#web/features/help/noticing/how-noticed.tsx'
import { moment } from '#web/lib/dates.ts'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { useReminders } from './api.ts'

/** `date` is the day it is where the person lives. */
export function DailyReminders({ date }: { date: string }) {
  const reminders = useReminders(date)
  return (
    <Card title="Daily Reminders & Affirmations">
      {reminders.isPending && <RemindersPlaceholder />}
      {reminders.isLoadingError && <LoadFailed what="your reminders" retry={reminders.refetch} />}
      {reminders.data && <OfToday day={reminders.data} />}
    </Card>
  )
}

function OfToday({ day: { reminders, affirmations, generatedAt, isCare, wordedBy } }: { day: Day }) {
  if (reminders.length === 0 && affirmations.length === 0) return <BeingPrepared />
  return (
    <>
      <div className={columns}>
        {reminders.length > 0 && (
          <section aria-labelledby="remember-today">
            <h3 id="remember-today" className={heading}>
              Remember Today
            </h3>
            <ul className="mt-2 space-y-2.5 wrap-anywhere">
              {reminders.map((reminder) => (
                <li key={reminder}>{reminder}</li>
              ))}
            </ul>
          </section>
        )}
        {affirmations.length > 0 && (
          <section aria-labelledby="affirmations">
            <h3 id="affirmations" className={heading}>
              Affirmations for You
            </h3>
            <ul className="mt-2 space-y-2.5 wrap-anywhere">
              {affirmations.map((affirmation) => (
                <li key={affirmation} className="border-l-2 border-accent/40 pl-3.5 font-book">
                  {affirmation}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {isCare && (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <NotMeant of="lately" />
          <HelpNow />
          <HowNoticed />
        </div>
      )}
      {generatedAt && (
        <p className="figures mt-5 text-small text-soft wrap-anywhere">
          Generated {moment(generatedAt)}
          {wordedBy && `. Some of it worded by ${wordedBy}, a language model, and compared with your journal.`}
        </p>
      )}
    </>
  )
}

const columns = 'mt-2 grid gap-x-10 gap-y-6 sm:grid-cols-2'
const heading = 'font-sans text-small font-semibold tracking-normal text-soft'

function BeingPrepared() {
  return (
    <div className="py-8 text-center">
      <p className="font-book text-title font-semibold">Generating...</p>
      <p className="mx-auto mt-2 max-w-[52ch] text-soft">
        Your personalized daily insights are being prepared based on your recent journal entries. Check back in a few
        minutes!
      </p>
    </div>
  )
}

function RemindersPlaceholder() {
  return (
    <Waiting what="your reminders">
      <div className={columns}>
        {[1, 2].map((column) => (
          <div key={column}>
            <Placeholder className="h-5.5 w-36" />
            {[1, 2, 3].map((line) => (
              <Placeholder key={line} className="mt-2.5 h-12 w-full" />
            ))}
          </div>
        ))}
      </div>
      <Placeholder className="mt-5 h-5.5 w-52" />
    </Waiting>
  )
}
