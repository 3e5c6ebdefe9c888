import { Ban, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { RememberedPerson } from '#contract/memory.ts'
import { EntryLink } from '#web/features/analysis/entry-link.tsx'
import { longDay } from '#web/lib/days.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { More } from '#web/ui/more.tsx'
import { useNoteMemory } from './api.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { Correction } from './correction.tsx'

export function PersonRow({ person }: { person: RememberedPerson }) {
  const [isCorrecting, setCorrecting] = useState(false)
  const note = useNoteMemory()
  const { called, mentions, sources, correction } = person
  const name = called.charAt(0).toUpperCase() + called.slice(1)
  return (
    <li className="flex items-start gap-3 py-4 wrap-anywhere">
      <div className="min-w-0 grow">
        <p className="font-semibold">{name}</p>
        {correction && <Correction note={correction} />}
        <More label={mentions === 1 ? 'Spoken of once' : `Spoken of ${mentions} times`}>
          <ul className="space-y-3">
            {sources.map((source) => (
              <li key={`${source.entryId} ${source.quote}`}>
                <blockquote className="prose-book">“{source.quote}”</blockquote>
                <p className="figures text-small text-soft">
                  <EntryLink place={source}>{longDay(source.writtenOn)}</EntryLink>
                </p>
              </li>
            ))}
          </ul>
        </More>
      </div>
      <div className="-mr-2 flex shrink-0">
        <IconButton icon={Pencil} label={`Put right: ${called}`} onClick={() => setCorrecting(true)} />
        <IconButton
          icon={Ban}
          label={`Never bring up ${called}`}
          onClick={() => note.mutate({ does: 'never', about: called })}
        />
      </div>
      {isCorrecting && (
        <CorrectDialog about={called} words={correction?.words ?? ''} onClose={() => setCorrecting(false)} />
      )}
    </li>
  )
}
