import { useState } from 'react'
import type { Statement } from '#contract/analysis.ts'
import { shortDay } from '#web/lib/days.ts'
import { EditStatement } from './edit-statement.tsx'
import { EntryLink } from './entry-link.tsx'
import type { Period } from './period.ts'
import { DismissButton, EditButton } from './quiet-buttons.tsx'

type ToldStatementProps = { statement: Statement; of: Period; isLede: boolean; onDismiss: () => void }

/** A sentence in the book face, with the days it rests on below it. */
export function ToldStatement({ statement, of, isLede, onDismiss }: ToldStatementProps) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <EditStatement statement={statement} of={of} onDone={() => setEditing(false)} />
  return (
    <li className="group flex items-start gap-2">
      <div className="min-w-0 grow">
        <p className={isLede ? 'max-w-[60ch] font-book text-[1.1875rem] leading-relaxed text-pretty' : 'prose-book'}>
          {statement.text}
        </p>
        <Places statement={statement} />
      </div>
      <span className="flex">
        <EditButton what={statement.text} onClick={() => setEditing(true)} />
        <DismissButton what={statement.text} onClick={onDismiss} />
      </span>
    </li>
  )
}

function Places({ statement: { evidence, entryIds, isEdited } }: { statement: Statement }) {
  const others = entryIds.length - new Set(evidence.map(({ entryId }) => entryId)).size
  return (
    <p className="figures flex flex-wrap gap-x-3 text-small text-soft">
      {isEdited && <span>In your own words</span>}
      {evidence.map((place) => (
        <EntryLink key={`${place.entryId} ${place.quote}`} place={place}>
          {shortDay(place.day)}
        </EntryLink>
      ))}
      {others > 0 && evidence.length > 0 && <span>and {others} more</span>}
    </p>
  )
}
