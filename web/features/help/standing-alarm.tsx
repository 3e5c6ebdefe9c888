import { HelpNow } from './help-now.tsx'
import { NotMeant } from './not-meant.tsx'
import { HowNoticed } from './noticing/how-noticed.tsx'

/** On the page of an entry in which danger was told, for as long as the person has not said that it was not meant. */
export function StandingAlarm({ entryId }: { entryId: number }) {
  return (
    <div className="mb-4 flex max-w-[46rem] flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-accent py-1 pl-4">
      <p className="grow text-small">Some of this was read as danger to you.</p>
      <NotMeant of={{ entryId }} />
      <HelpNow />
      <HowNoticed />
    </div>
  )
}
