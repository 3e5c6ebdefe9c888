import type { Conversation } from './state.ts'

function hash(text: string): number {
  let sum = 2166136261
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619)
  return (sum ^ (sum >>> 15)) >>> 0
}

/** The same call at the same place always chooses the same; another call chooses otherwise. */
export function choose<T>(options: readonly T[], call: Conversation, salt: string): T | undefined {
  return options[hash(`${call.opening.seed}:${call.turns.length}:${salt}`) % Math.max(1, options.length)]
}

/** Words of a list that this call has not heard yet; once all are used, any of them. */
export function freshWords(options: readonly string[], call: Conversation, salt: string): string {
  const isNew = (words: string) =>
    !call.turns.some((turn) => turn.speaker === 'companion' && turn.words.includes(words))
  const fresh = options.filter(isNew)
  return choose(fresh.length > 0 ? fresh : options, call, salt) ?? ''
}
