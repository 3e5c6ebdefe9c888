import { plainVoice } from '#server/dialogue/phrases/en/plain-voice.ts'
import { type Before, care, type Listening, listen } from '../listening.ts'

const listening: Listening = {
  person: { name: 'Ana', timeZone: 'America/New_York', companion: 'Journal', voice: plainVoice },
  seed: 7,
  hour: 20,
}

/** Says one thing after the other and answers with what was replied. */
export function talking(said: readonly string[]) {
  const before: Before[] = []
  return said.map((words) => {
    const reply = care(listening, before, words) ?? listen(listening, before, words)
    before.push({ role: 'user', content: words, intent: null })
    before.push({ role: 'assistant', content: reply.words, intent: reply.intent })
    return reply
  })
}
