import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Friend } from '#contract/friends.ts'
import { dayOfMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Page } from '#web/ui/page.tsx'
import { TextPlaceholders } from '#web/ui/text-placeholders.tsx'
import { useFriends, useRemoveFriend } from './api.ts'
import { BlockDialog } from './block-dialog.tsx'
import { SharedEntries } from './shared-entries.tsx'

/** What one friend shares, and the way out. */
export function OneFriend({ friendId }: { friendId: number }) {
  const friends = useFriends()
  const friend = friends.data?.find(({ id }) => id === friendId)
  return (
    <Page
      title={friend?.name ?? 'Friend'}
      note={friend ? `Friends since ${dayOfMoment(friend.createdAt)}` : <>&nbsp;</>}
      actions={
        <>
          <Link to="/friends" className="link mr-2 text-small">
            All friends
          </Link>
          {friend && <Ways friend={friend} />}
        </>
      }
    >
      {friends.isPending && <TextPlaceholders what="what they share" />}
      {friends.isLoadingError && <LoadFailed what="your friends" retry={friends.refetch} />}
      {friends.data && !friend && (
        <EmptyState title="You two are not connected">
          Entries are shared only between friends, and only for as long as they are.
        </EmptyState>
      )}
      {friend && <SharedEntries friend={friend} />}
    </Page>
  )
}

function Ways({ friend }: { friend: Friend }) {
  const [asking, ask] = useState<'unfriend' | 'block' | null>(null)
  const navigate = useNavigate()
  const close = () => ask(null)
  const leave = () => void navigate({ to: '/friends' })
  const remove = useRemoveFriend(friend, leave)
  return (
    <>
      <Button tone="quiet" onClick={() => ask('block')}>
        Block
      </Button>
      <Button onClick={() => ask('unfriend')}>Unfriend</Button>
      {asking === 'block' && <BlockDialog person={friend} onClose={close} onDone={leave} />}
      {asking === 'unfriend' && (
        <ConfirmDialog
          title={`Unfriend ${friend.name}?`}
          confirm="Unfriend"
          isBusy={remove.isPending}
          onClose={close}
          onConfirm={() => remove.mutate(undefined)}
        >
          At once, neither of you can read the other’s shared entries. {friend.name} is not told. To connect again, one
          of you needs a new invite link.
        </ConfirmDialog>
      )}
    </>
  )
}
