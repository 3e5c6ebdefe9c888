import { withoutContacts } from '#server/dialogue/lead/private.ts'
import { llmForDanger } from '#server/features/language-model/allowing.ts'
import { type About, answered } from '#server/features/language-model/asking.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { forbiddenBy } from '#server/features/memory/notes.ts'
import { ordersAModel } from '#server/grounding/orders.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { LlmFailed } from '#server/providers/llm/llm.ts'
import type { Opinion } from '#server/risk/second-opinion/opinion.ts'
import { Answer, instructions, shown } from './instructions.ts'

type Asked = { words: string; purpose: 'danger' | 'danger-entry'; signal?: AbortSignal }

const opinions = { yes: 'danger', no: 'none', unsure: 'unsure' } as const

/**
 * What a model makes of words that are nearly, or only just, taken for danger. Null, and nothing sent, without the
 * consent to just that, where the words order a model about, or speak of what is not to be brought up; null, too, where
 * no answer came that could be read.
 */
export async function opinionOn(
  services: Needs<'db' | 'vault' | 'llm' | 'now'>,
  userId: UserId,
  about: About,
  { words, purpose, signal }: Asked,
): Promise<Opinion> {
  const llm = await llmForDanger(services, userId)
  if (!llm || ordersAModel(words) || speaksOf(words, await forbiddenBy(services, userId))) return null
  const messages = [{ role: 'user', content: shown(withoutContacts(words)) }] as const
  const question = { purpose, instructions, messages, ...(signal && { signal }) }
  try {
    const { danger } = await answered(services, userId, llm, about, question, Answer)
    return opinions[danger]
  } catch (error) {
    if (error instanceof LlmFailed) return null
    throw error
  }
}
