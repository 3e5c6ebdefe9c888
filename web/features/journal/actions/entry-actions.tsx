import { Link } from '@tanstack/react-router'
import { Bookmark, BookmarkCheck, Lock, Pencil, Tag, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import type { Entry } from '#contract/journal.ts'
import { toast } from '#web/ui/toast.ts'
import { useMarkArtifact } from '../changes.ts'
import { RemoveEntryDialog } from './remove-entry-dialog.tsx'
import { TagsDialog } from './tags-dialog.tsx'
import { VisibilityDialog } from './visibility-dialog.tsx'

const look =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control px-2.5 text-small text-soft no-underline transition-colors duration-150 enabled:hover:bg-sunken enabled:hover:text-ink [a&]:hover:bg-sunken [a&]:hover:text-ink aria-pressed:text-accent [&_svg]:size-4 [&_svg]:shrink-0'

type Opened = 'tags' | 'visibility' | 'removal' | null

export function EntryActions({ entry }: { entry: Entry }) {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const isShared = entry.visibility === 'friends'
  const readers = isShared ? 'Friends' : 'Only you'
  return (
    <>
      <div className="-ml-2.5 mt-3 flex flex-wrap gap-x-1">
        <ArtifactToggle entry={entry} />
        <button type="button" className={look} onClick={() => setOpened('tags')}>
          <Tag aria-hidden />
          Edit Tags
        </button>
        <Link
          to="/journal-entries"
          search={{ entry: entry.id, edit: true }}
          aria-label={`Edit ${entry.title}`}
          className={look}
        >
          <Pencil aria-hidden />
          Edit
        </Link>
        <button
          type="button"
          aria-label={`Who can read it: ${readers}`}
          className={look}
          onClick={() => setOpened('visibility')}
        >
          {isShared ? <Users aria-hidden /> : <Lock aria-hidden />}
          {readers}
        </button>
        <button
          type="button"
          aria-label={`Delete ${entry.title}`}
          className={look}
          onClick={() => setOpened('removal')}
        >
          <Trash2 aria-hidden />
          Delete
        </button>
      </div>
      {opened === 'tags' && <TagsDialog entry={entry} onClose={close} />}
      {opened === 'visibility' && <VisibilityDialog entry={entry} onClose={close} />}
      {opened === 'removal' && <RemoveEntryDialog entry={entry} onClose={close} />}
    </>
  )
}

function ArtifactToggle({ entry: { id, isArtifact } }: { entry: Entry }) {
  const mark = useMarkArtifact(id)
  const toggle = () =>
    mark.mutate(!isArtifact, {
      onSuccess: () => toast({ title: isArtifact ? 'Artifact removed' : 'Artifact stored' }),
      onError: () => toast({ title: 'Error', description: 'Failed to update artifact status', tone: 'danger' }),
    })
  const Icon = isArtifact ? BookmarkCheck : Bookmark
  return (
    <button type="button" aria-pressed={isArtifact} disabled={mark.isPending} onClick={toggle} className={look}>
      <Icon aria-hidden />
      {isArtifact ? 'Stored' : 'Store Artifact'}
    </button>
  )
}
