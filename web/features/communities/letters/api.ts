import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import * as contract from '#contract/community-posts.ts'
import { call } from '#web/lib/call.ts'
import { useUserId } from '#web/lib/user-id.ts'
import { type After, useChange } from '../change.ts'

const pageSize = 20

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

export function useResponses({ communityId, id: postId }: contract.Post) {
  const userId = useUserId()
  return useQuery({
    queryKey: ['communities', userId, communityId, 'responses', postId],
    queryFn: () => call(contract.listResponses, { params: { userId, communityId, postId } }),
  })
}

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
