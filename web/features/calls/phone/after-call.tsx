import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { Phone, PhoneEvent } from './call-state.ts'
import { Sheet } from './sheet.tsx'
import { useTitle } from './use-title.ts'
import { WritingEntry } from './writing-entry.tsx'
import { WrittenEntryPlaceholder } from './written-entry-placeholder.tsx'

// Most pages never come to the end of a call.
const WrittenEntry = lazy(async () => ({ default: (await import('./written-entry.tsx')).WrittenEntry }))

type AfterCallProps = {
  phone: Extract<Phone, { is: 'writing' | 'written' | 'dropped' }>
  tell: (event: PhoneEvent) => void
  onClose: () => void
}

/** What became of the call, in the place where the call was. */
export function AfterCall({ phone, tell, onClose }: AfterCallProps) {
  useTitle('After the call')
  return (
    <Sheet label="After the call">
      <div className="m-auto w-full max-w-[42rem] px-5 pt-32 pb-12 sm:px-8">
        {phone.is === 'writing' && (
          <WritingEntry
            callId={phone.callId}
            onWritten={(entryId) => tell({ type: 'completed', callId: phone.callId, entryId })}
          />
        )}
        {phone.is === 'written' && phone.entryId !== null && (
          <Suspense fallback={<WrittenEntryPlaceholder />}>
            <WrittenEntry entryId={phone.entryId} />
          </Suspense>
        )}
        {phone.is === 'written' && phone.entryId === null && (
          <Words title="Nothing to write down">
            Nothing was said this time, so your journal stays as it is. We can talk another day.
          </Words>
        )}
        {phone.is === 'dropped' && <Words title="The line dropped.">What you said is in your journal.</Words>}
        <div className="mt-8 flex flex-wrap gap-3">
          {phone.is === 'written' && phone.entryId !== null && (
            <Button asChild tone="strong">
              <Link to="/journal-entries" onClick={onClose}>
                Read it in your journal
              </Link>
            </Button>
          )}
          <Button data-first onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <>
      <h1 className="text-display">{title}</h1>
      <p className="mt-3 text-soft">{children}</p>
    </>
  )
}
