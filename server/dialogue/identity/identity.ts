import type { Intent, Turn } from '../turns.ts'

const meets: readonly Intent['does'][] = ['greet', 'ask', 'listen', 'care', 'ask-mood', 'offer-close']

/** Whether whoever listens may be taken for the person. Only where it was asked can it be in doubt. */
export function isMet(turns: readonly Turn[]): boolean {
  return (
    lastAsked(turns) === -1 || turns.some((turn) => turn.speaker === 'companion' && meets.includes(turn.intent.does))
  )
}

const lastAsked = (turns: readonly Turn[]) =>
  turns.findLastIndex((turn) => turn.speaker === 'companion' && turn.intent.does === 'identify')

/** Where the person's own words begin: what was said before may be anybody's. Past the end where nobody was met. */
export function beginningOf(turns: readonly Turn[]): number {
  const wasTheWrongOne = turns.some((turn) => turn.speaker === 'companion' && turn.intent.ends === 'wrong-person')
  return isMet(turns) && !wasTheWrongOne ? lastAsked(turns) + 1 : turns.length
}
