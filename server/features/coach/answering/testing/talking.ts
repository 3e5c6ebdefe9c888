import { careFor, type Talk } from '../../care/care.ts'

/** Types one thing after the other; where care has nothing to say, the answer is some other one. */
export function talking(said: readonly string[]) {
  const before: Talk['before'][number][] = []
  return said.map((content, turn) => {
    const care = careFor({ name: 'Ana', timeZone: 'America/New_York', before, said: content })
    const reply = care ?? { words: `Answer ${turn}.`, intent: { does: 'answer' } }
    before.push({ role: 'user', content, intent: null })
    before.push({ role: 'assistant', content: reply.words, intent: reply.intent })
    return reply
  })
}
