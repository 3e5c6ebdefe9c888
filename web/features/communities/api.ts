import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { z } from 'zod'
import * as contract from '#contract/communities.ts'
import { call } from '#web/lib/call.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { useUserId } from '#web/lib/user-id.ts'
import { type Toast, toast } from '#web/ui/toast.ts'

const pageSize = 20

export function useCommunities() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['communities', userId, 'mine'],
    queryFn: () => call(contract.listCommunities, { params: { userId } }),
  })
}

export function useDiscovered(q: string) {
  const userId = useUserId()
  return useInfiniteQuery({
    queryKey: ['communities', userId, 'discover', q],
    queryFn: ({ pageParam: before }) =>
      call(contract.discoverCommunities, {
        params: { userId },
        query: { limit: pageSize, ...(q && { q }), ...(before && { before }) },
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    placeholderData: (before) => before,
  })
}

export function useInvitations() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['communities', userId, 'invitations'],
    queryFn: () => call(contract.listCommunityInvitations, { params: { userId } }),
  })
}

export function useCommunity(communityId: number) {
  const userId = useUserId()
  return useQuery({
    queryKey: ['communities', userId, communityId],
    queryFn: () => call(contract.readCommunity, { params: { userId, communityId } }),
  })
}

export function useMembers(communityId: number) {
  const userId = useUserId()
  return useQuery({
    queryKey: ['communities', userId, communityId, 'members'],
    queryFn: () => call(contract.listMembers, { params: { userId, communityId } }),
  })
}

export function useInvites(communityId: number) {
  const userId = useUserId()
  return useQuery({
    queryKey: ['communities', userId, communityId, 'invites'],
    queryFn: () => call(contract.listCommunityInvites, { params: { userId, communityId } }),
  })
}

export function usePosts(communityId: number) {
  const userId = useUserId()
  return useInfiniteQuery({
    queryKey: ['communities', userId, communityId, 'posts'],
    queryFn: ({ pageParam: before }) =>
      call(contract.listPosts, {
        params: { userId, communityId },
        query: { limit: pageSize, ...(before && { before }) },
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  })
}

/** What has been shown is no news any more. */
export function useSeen(communityId: number, shownAt: number) {
  const userId = useUserId()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (shownAt === 0) return
    call(contract.markCommunitySeen, { params: { userId, communityId } }).then(
      () => queryClient.invalidateQueries({ queryKey: ['communities', userId, 'mine'] }),
      () => undefined, // it stays news, which is no harm
    )
  }, [userId, communityId, shownAt, queryClient])
}

export function useResponses({ communityId, id: postId }: contract.Post) {
  const userId = useUserId()
  return useQuery({
    queryKey: ['communities', userId, communityId, 'responses', postId],
    queryFn: () => call(contract.listResponses, { params: { userId, communityId, postId } }),
  })
}

/** Without `failed`, the form says itself what went wrong. */
type Telling<Result> = { done?: Toast; failed?: string; after?: ((result: Result) => void) | undefined }

/** Told here and not where it was pressed: what had the button may be gone before the answer has arrived. */
function useChange<Given, Result>(
  change: (userId: number, given: Given) => Promise<Result>,
  { done, failed, after }: Telling<Result>,
) {
  const userId = useUserId()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => change(userId, given),
    onSuccess: (result) => {
      if (done) toast(done)
      after?.(result)
      return queryClient.invalidateQueries({ queryKey: ['communities'] })
    },
    onError: (failure) => {
      if (failed) toast({ title: 'Error', description: wordsFor(failure, failed), tone: 'danger' })
    },
  })
}

type After<Result = unknown> = (result: Result) => void
type Community = contract.Community

export const useAddCommunity = (after: After<Community>) =>
  useChange(
    (userId, body: z.input<typeof contract.NewCommunity>) => call(contract.addCommunity, { params: { userId }, body }),
    { done: { title: 'Community Created' }, failed: 'Failed to create community. Please try again.', after },
  )

export const useChangeCommunity = (communityId: number, after: After) =>
  useChange(
    (userId, body: z.input<typeof contract.CommunityChange>) =>
      call(contract.changeCommunity, { params: { userId, communityId }, body }),
    { done: { title: 'Community Updated' }, failed: 'Nothing was changed. Please try again.', after },
  )

export const useCloseCommunity = (communityId: number, after: After) =>
  useChange((userId, _: undefined) => call(contract.closeCommunity, { params: { userId, communityId } }), {
    done: { title: 'Community Closed', description: 'Its members can still read it.' },
    failed: 'It is still open. Please try again.',
    after,
  })

export const useJoin = (after: After<Community>) =>
  useChange((userId, communityId: number) => call(contract.joinCommunity, { params: { userId, communityId } }), {
    failed: 'You have not joined. Please try again.',
    after,
  })

export const useJoinWithCode = (after: After<Community>) =>
  useChange((userId, code: string) => call(contract.joinWithCode, { params: { userId }, body: { code } }), {
    after,
  })

export const useLeave = (communityId: number, after: After) =>
  useChange((userId, _: undefined) => call(contract.leaveCommunity, { params: { userId, communityId } }), {
    done: { title: 'Community Left' },
    failed: 'You are still in it. Please try again.',
    after,
  })

export const useAcceptInvitation = (after: After<Community>) =>
  useChange((userId, inviteId: number) => call(contract.acceptCommunityInvitation, { params: { userId, inviteId } }), {
    failed: 'You have not joined. Please try again.',
    after,
  })

export const useDeclineInvitation = () =>
  useChange((userId, inviteId: number) => call(contract.declineCommunityInvitation, { params: { userId, inviteId } }), {
    failed: 'The invitation is still there. Please try again.',
  })

type Role = { memberId: number; role: contract.CommunityRole }

export const useChangeRole = (communityId: number, after?: After) =>
  useChange(
    (userId, { memberId, role }: Role) =>
      call(contract.changeRole, { params: { userId, communityId, memberId }, body: { role } }),
    { failed: 'The role is as it was. Please try again.', after },
  )

export const useRemoveMember = (communityId: number, after: After) =>
  useChange((userId, memberId: number) => call(contract.removeMember, { params: { userId, communityId, memberId } }), {
    failed: 'Nobody was removed. Please try again.',
    after,
  })

export const useBlockMember = (communityId: number, after: After) =>
  useChange((userId, memberId: number) => call(contract.blockMember, { params: { userId, communityId, memberId } }), {
    done: { title: 'Blocked', description: 'You find whom you have blocked on your friends page.' },
    failed: 'Nobody was blocked. Please try again.',
    after,
  })

export const useAddInvite = (communityId: number, after?: After<contract.CommunityInvite>) =>
  useChange(
    (userId, body: z.input<typeof contract.NewCommunityInvite>) =>
      call(contract.addCommunityInvite, { params: { userId, communityId }, body }),
    { failed: 'Nobody was invited. Please try again.', after },
  )

export const useWithdrawInvite = (communityId: number) =>
  useChange(
    (userId, inviteId: number) => call(contract.withdrawCommunityInvite, { params: { userId, communityId, inviteId } }),
    { failed: 'The invite is still there. Please try again.' },
  )

type Cared = { care: string | null }

export const useAddPost = (communityId: number, after: After<Cared>) =>
  useChange(
    (userId, body: z.input<typeof contract.NewPost>) =>
      call(contract.addPost, { params: { userId, communityId }, body }),
    { failed: 'It was not sent. Your words are still here; please try again.', after },
  )

export const useAddResponse = ({ communityId, id: postId }: contract.Post, after: After<Cared>) =>
  useChange(
    (userId, body: z.input<typeof contract.NewResponse>) =>
      call(contract.addResponse, { params: { userId, communityId, postId }, body }),
    { failed: 'It was not sent. Your words are still here; please try again.', after },
  )

/** A letter, or where `responseId` is given what answers it. */
type Written = { communityId: number; postId: number; responseId?: number }

export const useRemoveWritten = ({ communityId, postId, responseId }: Written) =>
  useChange(
    (userId, _: undefined) =>
      responseId === undefined
        ? call(contract.removePost, { params: { userId, communityId, postId } })
        : call(contract.removeResponse, { params: { userId, communityId, postId, responseId } }),
    { failed: 'It is still there. Please try again.' },
  )

export const useSupport = ({ communityId, postId, responseId }: Written) =>
  useChange(
    (userId, isSupported: boolean) =>
      responseId === undefined
        ? call(contract.supportPost, { params: { userId, communityId, postId }, body: { isSupported } })
        : call(contract.supportResponse, {
            params: { userId, communityId, postId, responseId },
            body: { isSupported },
          }),
    { failed: 'That did not arrive. Please try again.' },
  )
