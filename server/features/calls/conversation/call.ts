import type { Effect, Intent, Opening, Turn } from './conversation.ts'
import { type Line, said } from './line/line.ts'

/** A call in progress: a plain value, never changed in place. What it knows of the talk is read from the turns. */
export type Conversation = {
  opening: Opening
  turns: readonly Turn[]
  line: Line
  /** A half sentence, or a thought, is waited for until then. */
  holdUntil: number | null
  /** A one was keyed for the mood and may become a ten until then. */
  digitUntil: number | null
  /** The person cut in without a word so far; if none comes by then, the rest is said. */
  cut: { rest: string; until: number } | null
  isOver: boolean
  /** What was last asked to be woken for. */
  alarm: number | null
}

export type Step = [Conversation, Effect[]]
export type Reply = { words: string; intent: Intent }

/** One move after the other, their effects in order. */
export function inTurn(call: Conversation, ...moves: ((call: Conversation) => Step)[]): Step {
  return moves.reduce<Step>(
    ([before, effects], move) => {
      const [after, more] = move(before)
      return [after, [...effects, ...more]]
    },
    [call, []],
  )
}

export function keep(call: Conversation, turn: Turn): Step {
  const position = call.turns.length
  return [{ ...call, turns: [...call.turns, turn] }, [{ do: 'save', turn, position }]]
}

export function amend(call: Conversation, position: number, turn: Turn): Step {
  return [{ ...call, turns: call.turns.with(position, turn) }, [{ do: 'amend', turn, position }]]
}

export function speak(call: Conversation, { words, intent }: Reply, at: number): Step {
  const line = said(call.line, words, at, intent.does === 'nudge')
  const [after, saved] = keep(
    { ...call, line, holdUntil: null, cut: null },
    { speaker: 'companion', words, intent, at },
  )
  return [after, [{ do: 'say', words }, ...saved]]
}

/** Goodbye was said and not taken back; a last "you too" changes nothing. */
export function isLeaving({ turns }: Conversation): boolean {
  const last = turns.findLast((turn) => turn.speaker === 'companion' && turn.words !== '')
  return last?.speaker === 'companion' && last.intent.does === 'farewell'
}
