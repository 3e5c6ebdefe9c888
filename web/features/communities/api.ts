import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { z } from 'zod'
import * as contract from '#contract/communities.ts'
import { call } from '#web/lib/call.ts'
import { useUserId } from '#web/lib/user-id.ts'
import { type After, useChange } from './change.ts'

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

export const useLeave = (communityId: number, after: After) =>
  useChange((userId, _: undefined) => call(contract.leaveCommunity, { params: { userId, communityId } }), {
    done: { title: 'Community Left' },
    failed: 'You are still in it. Please try again.',
    after,
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
