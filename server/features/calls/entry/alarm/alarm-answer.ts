import { easedId } from '#server/dialogue/dialogue-state.ts'
import type { Turn } from '#server/dialogue/turns.ts'
import type { AlarmAnswer } from '#server/features/safety/alarm.ts'
import { assess } from '#server/risk/assess.ts'

/**
 * What the person said of the danger that was heard on their call: that it was not meant, or it in plain words, if only in
 * answer to the question. The last word counts; null where there was no worry, or no answer to it.
 */
export function alarmAnswerIn(turns: readonly Turn[]): AlarmAnswer | null {
  const denied = turns.findLastIndex((turn) => turn.speaker === 'companion' && turn.intent.question === easedId)
  const since = turns.slice(denied + 1)
  if (denied >= 0 && !since.some(isToldAgain)) return 'not-meant'
  return since.some(isPlain) ? 'meant' : null
}

const isToldAgain = (turn: Turn) => turn.speaker === 'person' && turn.by === 'voice' && assess(turn.words).level >= 3

const isPlain = (turn: Turn) =>
  turn.speaker === 'companion' && turn.intent.does === 'care' && turn.intent.isExplicit === true
