import { useState } from 'react'
import type { Statement } from '#contract/analysis.ts'
import { shortDay } from '#web/lib/days.ts'
import { EditStatement } from './edit-statement.tsx'
import { EntryLink } from './entry-link.tsx'
import type { Period } from './period.ts'
import { DismissButton, EditButton } from './quiet-buttons.tsx'

const lede = 'max-w-[60ch] font-book text-[1.1875rem] leading-relaxed text-pretty'

type ToldStatementProps = { statement: Statement; of: Period; isLede: boolean; onDismiss: () => void }

/** A sentence in the book face, with the days it rests on below it. */
export function ToldStatement({ statement, of, isLede, onDismiss }: ToldStatementProps) {
  const [isEditing, setEditing] = useState(false)
  const hasPlaces = statement.evidence.length > 0 || statement.isEdited
  if (isEditing) return <EditStatement statement={statement} of={of} onDone={() => setEditing(false)} />
  return (
    <li className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 sm:items-start">
      <p className={`${isLede ? lede : 'prose-book'} ${hasPlaces ? 'col-span-2 sm:col-span-1' : 'py-1'}`}>
        {statement.text}
      </p>
      {hasPlaces && <Places statement={statement} />}
      <span className={hasPlaces ? 'flex sm:col-start-2 sm:row-span-2 sm:row-start-1' : 'flex'}>
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
