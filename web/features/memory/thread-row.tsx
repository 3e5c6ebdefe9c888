import { Pencil, X } from 'lucide-react'
import { useState } from 'react'
import type { RememberedThread } from '#contract/memory.ts'
import { EntryLink } from '#web/features/analysis/entry-link.tsx'
import { longDay } from '#web/lib/days.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useNoteMemory } from './api.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { Correction } from './correction.tsx'

export function ThreadRow({ thread }: { thread: RememberedThread }) {
  const [isCorrecting, setCorrecting] = useState(false)
  const note = useNoteMemory()
  const { entryId, quote, on, correction, writtenOn, source } = thread
  return (
    <li className="flex items-start gap-3 py-4 wrap-anywhere">
      <div className="min-w-0 grow">
        <blockquote className="prose-book">“{quote}”</blockquote>
        <p className="figures mt-1 text-small text-soft">
          <EntryLink place={thread}>
            {source === 'call' ? 'Said' : 'Written'} on {longDay(writtenOn)}
          </EntryLink>
          {on && `, for ${longDay(on)}`}
        </p>
        {correction && <Correction note={correction} />}
      </div>
      <div className="-mr-2 flex shrink-0">
        <IconButton icon={Pencil} label={`Put right: ${quote}`} onClick={() => setCorrecting(true)} />
        <IconButton
          icon={X}
          label={`Forget: ${quote}`}
          onClick={() => note.mutate({ does: 'forget', about: quote, entryId })}
        />
      </div>
      {isCorrecting && (
        <CorrectDialog
          about={quote}
          entryId={entryId}
          words={correction?.words ?? ''}
          onClose={() => setCorrecting(false)}
        />
      )}
    </li>
  )
}
