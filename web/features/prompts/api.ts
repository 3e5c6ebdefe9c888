import { useQuery } from '@tanstack/react-query'
import { type PromptCategory, readMoodPrompts, readPrompts } from '#contract/prompts.ts'
import { call } from '#web/lib/call.ts'
import { useUserId } from '#web/lib/user-id.ts'

/** Personal ones, unless a mood is chosen. */
export function usePrompts(category: PromptCategory | null) {
  const userId = useUserId()
  return useQuery({
    queryKey: ['prompts', userId, category ?? 'personal'],
    queryFn: () =>
      category === null ? call(readPrompts, { params: { userId } }) : call(readMoodPrompts, { params: { category } }),
  })
}
