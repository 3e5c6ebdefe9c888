import { memo } from 'react'
import { EntryActions } from './actions/entry-actions.tsx'
import { EntryCard, type EntryCardProps } from './entry-card.tsx'

/** Memoised: a long journal holds thousands, and loading more must not draw the loaded ones again. */
export const OwnEntry = memo(function OwnEntry({ entry, isWhole, asked }: Omit<EntryCardProps, 'children'>) {
  return (
    <EntryCard entry={entry} isWhole={isWhole ?? false} asked={asked ?? ''}>
      <EntryActions entry={entry} />
    </EntryCard>
  )
})
