import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Community } from '#contract/communities.ts'
import * as contract from '#contract/community-invites.ts'
import { call } from '#web/lib/call.ts'
import { useUserId } from '#web/lib/user-id.ts'
import { type After, useChange } from '../change.ts'

export function useInvitations() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['communities', userId, 'invitations'],
    queryFn: () => call(contract.listCommunityInvitations, { params: { userId } }),
  })
}

export function useInvites(communityId: number) {
  const userId = useUserId()
  return useQuery({
    queryKey: ['communities', userId, communityId, 'invites'],
    queryFn: () => call(contract.listCommunityInvites, { params: { userId, communityId } }),
  })
}

export const useJoinWithCode = (after: After<Community>) =>
  useChange((userId, code: string) => call(contract.joinWithCode, { params: { userId }, body: { code } }), {
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
