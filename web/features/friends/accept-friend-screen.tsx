import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { acceptFriendInvite, type InviteView, readFriendInvite } from '#contract/friends.ts'
import { Door } from '#web/features/account/door.tsx'
import { call } from '#web/lib/call.ts'
import { RequestFailed, wordsFor } from '#web/lib/failures.ts'
import { comingBackTo } from '#web/lib/next.ts'
import { currentUserId } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Placeholder, Waiting } from '#web/ui/placeholder.tsx'
import { toast } from '#web/ui/toast.ts'

/** What a link means to whoever opened it, signed in or not. */
export function AcceptFriendScreen() {
  const { token = '' }: { token?: string } = useParams({ strict: false })
  const invite = useQuery({
    queryKey: ['friends', 'invite', token, currentUserId()],
    queryFn: () => call(readFriendInvite, { params: { token } }),
  })
  const isUnknown = invite.error instanceof RequestFailed && invite.error.status === 404

  if (invite.data) return <Invitation token={token} invite={invite.data} />
  if (isUnknown) {
    return (
      <Said title="This link is not known">
        It may have been cut short when it was copied, or been taken back. Ask for a new one.
      </Said>
    )
  }
  return (
    <Door tab="Invitation" title="An invitation" note="Somebody would like to connect with you">
      {invite.isError ? (
        <LoadFailed what="this invitation" retry={invite.refetch} />
      ) : (
        <Waiting what="the invitation">
          <Placeholder className="h-24 w-full" />
          <Placeholder className="mt-5 h-11 w-full" />
        </Waiting>
      )}
    </Door>
  )
}

function Invitation({ token, invite: { state, inviterName } }: { token: string; invite: InviteView }) {
  const name = inviterName ?? 'your friend'
  switch (state) {
    case 'active':
      return <Active token={token} name={name} />
    case 'asked':
      return (
        <Said title={`Waiting for ${name}`} hasFriends>
          {name} has been asked and will say yes or no. Then you find each other under Friends.
        </Said>
      )
    case 'friends':
      return (
        <Said title={`You and ${name} are friends`} hasFriends>
          What each of you shares with friends can be read by the other.
        </Said>
      )
    case 'own':
      return (
        <Said title="This is your own link" hasFriends>
          Send it to somebody you would like to share journal entries with. It is for one person.
        </Said>
      )
    case 'used':
      return <Said title="This link has been used">Each link is for one person. Ask for a new one.</Said>
    case 'expired':
      return <Said title="This link has expired">A link lives seven days. Ask for a new one.</Said>
  }
}

function Active({ token, name }: { token: string; name: string }) {
  return (
    <Door
      tab="Invitation"
      title={`${name} invites you`}
      note="to be friends on Journal AI, and to share journal entries with each other"
    >
      <p className="mb-6">
        Once {name} has confirmed, each of you can read the entries the other shares with friends. Everything else stays
        private, and either of you can end it at any time.
      </p>
      {currentUserId() === null ? <SignInFirst token={token} /> : <AcceptButton token={token} />}
    </Door>
  )
}

function AcceptButton({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const accept = useMutation({
    mutationFn: () => call(acceptFriendInvite, { params: { token } }),
    // Also after a refusal: somebody else may have used the link meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['friends'] }),
    onError: (failure) => {
      toast({
        title: 'Not accepted',
        description: wordsFor(failure, 'The invitation is still open. Please try again.'),
        tone: 'danger',
      })
      // The session was over: the app leads to the login, and from there the way is to come back here.
      if (failure instanceof RequestFailed && failure.status === 401) {
        void navigate({ to: '/login', search: comingBackTo(`/accept-friend/${token}`), replace: true })
      }
    },
  })
  return (
    <Button tone="strong" className="w-full" disabled={accept.isPending} onClick={() => accept.mutate()}>
      {accept.isPending ? 'Asking…' : 'Accept Invitation'}
    </Button>
  )
}

function SignInFirst({ token }: { token: string }) {
  const search = comingBackTo(`/accept-friend/${token}`)
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Button asChild tone="strong">
        <Link to="/register" search={search}>
          Sign up
        </Link>
      </Button>
      <Button asChild>
        <Link to="/login" search={search}>
          Sign in
        </Link>
      </Button>
    </div>
  )
}

function Said({ title, hasFriends = false, children }: { title: string; hasFriends?: boolean; children: ReactNode }) {
  return (
    <Door tab="Invitation" title={title} note={children}>
      {hasFriends && (
        <Button asChild>
          <Link to="/friends">Go to Friends</Link>
        </Button>
      )}
    </Door>
  )
}
