import { fillers } from '#server/language/en/function-words.ts'
import { timeWords } from '#server/language/en/time/time-words.ts'
import type { IntentId } from '#server/language/intents/intent-ids.ts'
import { spokenWords } from '#server/language/intents/spoken-words.ts'
import { read } from '#server/language/read.ts'
import { namesATime } from '#server/language/time/delays.ts'
import { userAct } from './user-act.ts'

/** What is asked of the talk, whoever asks it; a time and no more is `later`. */
export type Request = IntentId | 'later'

const nothingBefore = { asked: '', isMoodAsked: false }

/** The request a stretch of talk comes to, where nothing is known yet of what it answers; null where it only tells. */
export function requestIn(said: string): Request | null {
  const act = userAct(said, nothingBefore)
  if (act.wants === 'no-more-calls' || act.wants === 'wrong-person' || act.wants === 'not-now') return act.wants
  if (act.ending !== null) return act.ending === 'done' ? 'done' : 'leave'
  if (act.wants !== null) return act.wants
  return isATimeAlone(said) ? 'later' : null
}

/** "In twenty minutes", "maybe tomorrow": it can be an answer to anything. */
export const isATimeAlone = (said: string) =>
  namesATime(read(said)) &&
  spokenWords(said).every((word) => timeWords.has(word) || fillers.has(word) || /^\d+$/.test(word))
