import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  acceptFriendRequest,
  blockPerson,
  createFriendInvite,
  declineFriendRequest,
  listBlockedPeople,
  listFriendInvites,
  listFriendRequests,
  listFriends,
  listSharedEntries,
  removeFriend,
  unblockPerson,
  withdrawFriendInvite,
} from '#contract/friends.ts'
import { call } from '#web/lib/call.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { useUserId } from '#web/lib/user-id.ts'
import { type Toast, toast } from '#web/ui/toast.ts'

const pageSize = 20

export function useFriends() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['friends', userId, 'list'],
    queryFn: () => call(listFriends, { params: { userId } }),
  })
}

export function useFriendRequests() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['friends', userId, 'requests'],
    queryFn: () => call(listFriendRequests, { params: { userId } }),
  })
}

export function useFriendInvites() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['friends', userId, 'invites'],
    queryFn: () => call(listFriendInvites, { params: { userId } }),
  })
}

export function useBlockedPeople() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['friends', userId, 'blocked'],
    queryFn: () => call(listBlockedPeople, { params: { userId } }),
  })
}

export function useSharedEntries(friendId: number) {
  const userId = useUserId()
  return useInfiniteQuery({
    queryKey: ['friends', userId, 'entries', friendId],
    queryFn: ({ pageParam: before }) =>
      call(listSharedEntries, {
        params: { userId, friendId },
        query: before ? { limit: pageSize, before } : { limit: pageSize },
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  })
}

type Telling = { done?: Toast; failed: string; after?: (() => void) | undefined }

/**
 * Whatever is done about friends, all that is shown of them is asked anew. What it came to is told here and not where it
 * was pressed: the row with that button may be gone before the answer has arrived.
 */
function useChange<Given, Result>(
  change: (userId: number, given: Given) => Promise<Result>,
  { done, failed, after }: Telling,
) {
  const userId = useUserId()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => change(userId, given),
    onSuccess: () => {
      if (done) toast(done)
      after?.()
      return queryClient.invalidateQueries({ queryKey: ['friends'] })
    },
    onError: (failure) => toast({ title: 'Error', description: wordsFor(failure, failed), tone: 'danger' }),
  })
}

export const useCreateInvite = () =>
  useChange((userId, _: undefined) => call(createFriendInvite, { params: { userId } }), {
    done: { title: 'Invite Link Created', description: 'Share this link with someone to connect as friends.' },
    failed: 'Failed to create invite link. Please try again.',
  })

export const useWithdrawInvite = () =>
  useChange((userId, inviteId: number) => call(withdrawFriendInvite, { params: { userId, inviteId } }), {
    done: { title: 'Link withdrawn', description: 'Nobody can use this link any more.' },
    failed: 'The link is still there. Please try again.',
  })

export const useAcceptRequest = () =>
  useChange((userId, requestId: number) => call(acceptFriendRequest, { params: { userId, requestId } }), {
    done: { title: 'Friend Request Accepted', description: "You're now connected as friends!" },
    failed: 'Your answer did not arrive. Please try again.',
  })

export const useDeclineRequest = () =>
  useChange((userId, requestId: number) => call(declineFriendRequest, { params: { userId, requestId } }), {
    done: { title: 'Friend Request Declined', description: 'The request has been declined.' },
    failed: 'Your answer did not arrive. Please try again.',
  })

type Person = { id: number; name: string }

export const useRemoveFriend = (friend: Person, after: () => void) =>
  useChange((userId, _: undefined) => call(removeFriend, { params: { userId, friendId: friend.id } }), {
    done: { title: 'No longer friends', description: `You and ${friend.name} share nothing any more.` },
    failed: 'You are still friends. Please try again.',
    after,
  })

export const useBlock = (person: Person, after: () => void) =>
  useChange((userId, _: undefined) => call(blockPerson, { params: { userId }, body: { personId: person.id } }), {
    done: { title: 'Blocked', description: `${person.name} can no longer reach you.` },
    failed: 'Nobody was blocked. Please try again.',
    after,
  })

export const useUnblock = () =>
  useChange((userId, personId: number) => call(unblockPerson, { params: { userId, personId } }), {
    failed: 'They are still blocked. Please try again.',
  })
