import { z } from 'zod'
import type { LlmConfig } from '#server/platform/config.ts'
import { readAs } from './json.ts'

/** Programs that serve models, told apart by what they write as the owner of a model. */
const serversByOwner = {
  library: 'ollama',
  organization_owner: 'lm-studio',
  vllm: 'vllm',
  llamacpp: 'llama.cpp',
} as const
export type Server = (typeof serversByOwner)[keyof typeof serversByOwner] | 'unknown'

const Listed = z.object({ data: z.array(z.object({ id: z.string(), owned_by: z.string().optional() })) })

/** What is served at an address, and by what. Null where nobody answers. */
export async function modelsAt({ baseUrl, apiKey }: Pick<LlmConfig, 'baseUrl' | 'apiKey'>, waitMs: number) {
  const answer = await fetch(`${baseUrl.replace(/\/$/, '')}/models`, {
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
    headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
  }).catch(() => null)
  const text = await answer?.text().catch(() => null)
  if (text === undefined || text === null) return null
  const listed = readAs(Listed, text)?.value.data ?? []
  const owners: Record<string, Server> = serversByOwner
  const [server = 'unknown'] = listed.flatMap(({ owned_by }) => owners[owned_by ?? ''] ?? [])
  return { server, models: listed.map(({ id }) => id) }
}

/**
 * What asks a model not to think before it speaks, in the words of each program. One that is not known is not asked:
 * some endpoints refuse a question with a field that they do not know.
 */
export const withoutThinking: Record<Server, Record<string, unknown>> = {
  ollama: { reasoning_effort: 'none' },
  'lm-studio': { reasoning_effort: 'none' },
  vllm: { chat_template_kwargs: { enable_thinking: false } },
  'llama.cpp': { chat_template_kwargs: { enable_thinking: false } },
  unknown: {},
}
