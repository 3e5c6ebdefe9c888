import { cleanSentences } from '../guide/read-back.ts'
import { nothingToRepeat, timeLeft } from '../phrases/en/answers.ts'
import { kindness, readBack as words } from '../phrases/en/guide.ts'
import { type Conversation, hasOnlyFilled, type Reply } from '../state.ts'
import { fill, oneOf } from '../templates.ts'
import { inWords } from '../understanding/numbers.ts'
import { freshWords } from '../variety.ts'
import { voiceOf } from '../voice.ts'
import { leftMs } from './closing.ts'
import type { Moment } from './moment.ts'

/** Each answer is given once; asked again and again, it only listens. */
export function answerOnce(call: Conversation, list: readonly string[]): Reply {
  const filled = list.map((words) => fill(words, call))
  const isNew = (words: string) => !call.turns.some((turn) => turn.speaker === 'companion' && turn.words === words)
  const fresh = filled.filter(isNew)
  return oneOf(fresh.length > 0 ? fresh : [...filled, ...voiceOf(call).listening], call, { does: 'answer' })
}

export function repeatLast(call: Conversation): Reply {
  const last = call.turns.findLast(
    (turn) => turn.speaker === 'companion' && turn.words !== '' && turn.intent.does !== 'filler',
  )
  // Of words that were cut off, all are said again.
  const words = (hasOnlyFilled(call) ? null : call.line.voice?.words) ?? last?.words ?? nothingToRepeat
  const does = last?.speaker === 'companion' && last.intent.does === 'farewell' ? 'farewell' : 'answer'
  return { words, intent: { does } }
}

export function minutesLeft({ call, known, at }: Moment): Reply {
  const minutes = Math.round(leftMs(call, at) / 60_000)
  const list = known.concern >= 3 ? timeLeft.unlimited : minutes >= 2 ? timeLeft.plenty : timeLeft.little
  return oneOf(list, call, { does: 'answer' }, { minutes: inWords(minutes) })
}

/** What they have told so far, in their own words, as much of it as can be listened to. */
export function readBack({ call, act }: Moment): Reply {
  const told = cleanSentences(call.turns, act.doc)
  if (told === '') return { words: words.none, intent: { does: 'answer' } }
  return { words: words.some.replace('{told}', told), intent: { does: 'answer' } }
}

export const kindWords = (call: Conversation): Reply => ({
  words: freshWords(kindness, call, 'kind'),
  intent: { does: 'answer' },
})
