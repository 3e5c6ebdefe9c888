import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { WrittenEntry } from '#contract/journal.ts'
import { Care } from '#web/features/help/care.tsx'
import { NotMeant } from '#web/features/help/not-meant.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { Page } from '#web/ui/page.tsx'
import { useStats } from './api.ts'
import { type Asked, useAsked } from './asked.ts'
import { CalendarPlaceholder } from './calendar/calendar-placeholder.tsx'
import { useLateCare } from './late-care/api.ts'
import { LateCare } from './late-care/late-care.tsx'
import { ListView } from './list/list-view.tsx'
import { useCount } from './list/use-count.ts'
import { OneEntry } from './one-entry.tsx'
import { NewEntryForm } from './writing/new-entry-form.tsx'

const CalendarView = lazy(async () => ({ default: (await import('./calendar/calendar-view.tsx')).CalendarView }))

const views: readonly { value: Asked['view']; label: string }[] = [
  { value: 'list', label: 'List' },
  { value: 'calendar', label: 'Calendar' },
]

/** What is shown stands in the address, so that the way back leads back: `?write=true`, `?entry=7`, `?q=heron`. */
export function JournalScreen() {
  const { asked } = useAsked()
  const [told, setTold] = useState<WrittenEntry | null>(null)
  const close = () => setTold(null)
  const late = useLateCare().data?.care
  const care = told?.care ? (
    <Care
      words={told.care.words}
      withCall={told.care.level >= 2}
      notMeant={<NotMeant of={{ entryId: told.id }} onDone={close} />}
      onClose={close}
    />
  ) : (
    late && <LateCare care={late} />
  )
  return asked.entry === undefined ? (
    <AllEntries care={care} onWritten={setTold} />
  ) : (
    <OneEntry
      key={String(asked.edit)}
      entryId={asked.entry}
      isEditing={asked.edit === true}
      care={care}
      onWritten={setTold}
    />
  )
}

/** What was just written may ask for more than to be kept; it is answered above whatever comes next. */
type Caring = { care: ReactNode; onWritten: (entry: WrittenEntry) => void }

function AllEntries({ care, onWritten }: Caring) {
  const { asked, ask } = useAsked()
  const stats = useStats()
  const count = useCount(asked)
  const isEmpty = stats.data?.totalEntries === 0
  const newEntry = (
    <Button tone="strong" onClick={() => ask({ write: true })}>
      New Entry
    </Button>
  )
  return (
    <Page
      title="Journal Entries"
      note={count}
      actions={
        <>
          <Button asChild>
            <Link to="/ai-coach">
              <MessageCircle aria-hidden />
              AI Life Coach
            </Link>
          </Button>
          {!asked.write && newEntry}
        </>
      }
    >
      {care}
      {asked.write && <NewEntryForm onWritten={onWritten} onDone={() => ask({ write: undefined })} />}
      {!isEmpty && <ChoiceBar label="View" choices={views} value={asked.view} onChange={(view) => ask({ view })} />}
      {asked.view === 'list' || isEmpty ? (
        <ListView newEntry={newEntry} isEmpty={isEmpty} />
      ) : (
        <Suspense fallback={<CalendarPlaceholder />}>
          <CalendarView />
        </Suspense>
      )}
    </Page>
  )
}
