import type { SentWords } from '#contract/language-model.ts'
import type { LeadRequest } from '#server/dialogue/lead/request.ts'

/**
 * What is written down of a question: the card once a call, and the talk by reference, since its turns are kept with the
 * call and go with it.
 */
export function noted({ instructions, messages }: LeadRequest, isFirst: boolean): SentWords {
  const [last] = messages.slice(-1)
  const now = /\[Moves: [^\]]*\]$/.exec(last?.content ?? '')?.[0] ?? ''
  const turns = `The talk of this call so far, as it stands in its transcript (${messages.length} messages). ${now}`
  return {
    instructions: isFirst ? instructions : 'As it was sent first in this call.',
    messages: [{ role: 'user', content: turns.trim() }],
  }
}
