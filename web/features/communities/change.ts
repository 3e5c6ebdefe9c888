import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordsFor } from '#web/lib/failures.ts'
import { useUserId } from '#web/lib/user-id.ts'
import { type Toast, toast } from '#web/ui/toast.ts'

/** Without `failed`, the form says itself what went wrong. */
type Telling<Result> = { done?: Toast; failed?: string; after?: ((result: Result) => void) | undefined }

/** Told here and not where it was pressed: what had the button may be gone before the answer has arrived. */
export function useChange<Given, Result>(
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

export type After<Result = unknown> = (result: Result) => void
