import { z } from 'zod'
import { endpoint, OwnPath } from './endpoint.ts'

/** A prompt is a question shown to the person, to write from. */
export const PromptCategory = z.enum(['reflective', 'gratitude', 'goal-setting', 'creativity', 'problem-solving'])
export type PromptCategory = z.infer<typeof PromptCategory>

const Prompts = z.array(z.string())

/** Three, personal; asking again brings others. */
export const readPrompts = endpoint({
  method: 'GET',
  url: '/api/users/:userId/prompts',
  schema: { params: OwnPath, response: { 200: Prompts } },
})

/** Three of a mood; asking again brings others. */
export const readMoodPrompts = endpoint({
  method: 'GET',
  url: '/api/prompts/mood/:category',
  schema: { params: z.object({ category: PromptCategory }), response: { 200: Prompts } },
})
