import { Link, useSearch } from '@tanstack/react-router'
import { Link as LinkIcon, Users } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { useCreateInvite } from './api.ts'
import { BlockedPeople } from './blocked-people.tsx'
import { FriendList } from './friend-list.tsx'
import { FriendRequests } from './friend-requests.tsx'
import { InviteLinks } from './invite-links.tsx'
import { OneFriend } from './one-friend.tsx'

/** With `?friend=7` what that friend shares is shown alone. */
export function FriendsScreen() {
  const { friend }: { friend?: unknown } = useSearch({ strict: false })
  return typeof friend === 'number' ? <OneFriend friendId={friend} /> : <AllFriends />
}

function AllFriends() {
  const createInvite = useCreateInvite()
  return (
    <Page
      title="Friends"
      note="Connect with friends to share journal entries"
      actions={
        <>
          <Button asChild>
            <Link to="/communities">
              <Users aria-hidden />
              Communities
            </Link>
          </Button>
          <Button tone="strong" disabled={createInvite.isPending} onClick={() => createInvite.mutate(undefined)}>
            <LinkIcon aria-hidden />
            Create Invite Link
          </Button>
        </>
      }
    >
      <div className="grid max-w-[46rem] items-start gap-6 xl:max-w-none xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="space-y-6">
          <FriendRequests />
          <FriendList />
        </div>
        <div className="space-y-6">
          <InviteLinks />
          <BlockedPeople />
        </div>
      </div>
    </Page>
  )
}
