import { Link } from '@tanstack/react-router'
import { Care } from '#web/features/help/care.tsx'
import { NotMeant } from '#web/features/help/not-meant.tsx'
import { useCloseLateCare, useLateCare } from './api.ts'

/** A gentle question about an entry that came up only after it was written. Asked once: whoever closes it has read it. */
export function LateCare() {
  const late = useLateCare()
  const close = useCloseLateCare()
  const care = late.data?.care
  if (!care) return null
  const { entryId, words } = care
  return (
    <Care words={words} withCall notMeant={<NotMeant of={{ entryId }} />} onClose={() => close.mutate(entryId)}>
      <Link
        to="/journal-entries"
        search={{ entry: entryId }}
        className="link inline-flex min-h-11 items-center text-small"
      >
        The entry this is about
      </Link>
    </Care>
  )
}
