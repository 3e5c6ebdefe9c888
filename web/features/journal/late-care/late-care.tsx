import { Link } from '@tanstack/react-router'
import type { LateCare as Asked } from '#contract/late-care.ts'
import { Care } from '#web/features/help/care.tsx'
import { NotMeant } from '#web/features/help/not-meant.tsx'
import { useCloseLateCare } from './api.ts'

/** A gentle question about an entry that came up only after it was written. Asked once: whoever closes it has read it. */
export function LateCare({ care: { entryId, words } }: { care: Asked }) {
  const close = useCloseLateCare()
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
