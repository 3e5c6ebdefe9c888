import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Evidence } from '#contract/analysis.ts'
import { quoteHash } from '#web/features/journal/quoted-words.ts'

const quiet = 'text-soft underline decoration-line underline-offset-4 hover:text-ink hover:decoration-control'

/** Opens the entry at the quoted words. They travel in the hash, which never leaves the browser. */
export function EntryLink({ place, children }: { place: Pick<Evidence, 'entryId' | 'quote'>; children: ReactNode }) {
  return (
    <Link to="/journal-entries" search={{ entry: place.entryId }} hash={quoteHash(place.quote)} className={quiet}>
      {children}
    </Link>
  )
}
