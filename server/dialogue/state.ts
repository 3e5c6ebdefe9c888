import { type Line, said } from './turn-taking/speech-activity.ts'
import type { Effect, EndReason, Intent, Move, Opening, Turn } from './turns.ts'

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
  /** A model is asked to lead this turn. */
  leading: Leading | null
  /** A model is asked whether what was said tells of danger, and nothing is answered before. */
  weighing: Weighing | null
  /** How many times a model was asked for anything, on this line. */
  requests: number
  /** The carrier takes whoever answered for a machine. */
  isCalledMachine: boolean
  isOver: boolean
  /** What was last asked to be woken for. */
  alarm: number | null
}

export type Step = [Conversation, Effect[]]
/** `first` takes effect before a word is said; `hello` is what of a greeting is ours, whoever goes on from there. */
export type Reply = { words: string; intent: Intent; first?: Effect; hello?: string }
/**
 * `fallback` stands by, and where it greets, its `hello` is said before the model's words; `head` is how the model means it;
 * `position` is its turn, once the first sentence was said.
 */
export type Leading = {
  request: number
  fallback: Reply
  askedAt: number
  hasFilled: boolean
  head: { move: Move; mood: number | null } | null
  position: number | null
}

/** `may`: what the answer can change. `isLate`: the person went on meanwhile, and it counts no more. */
export type Weighing = { request: number; said: string; askedAt: number; may: 'raise' | 'lower'; isLate: boolean }

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

export function speak(call: Conversation, { words, intent, first }: Reply, at: number): Step {
  const line = said(call.line, words, at, intent.does === 'reprompt')
  const [after, saved] = keep(
    { ...call, line, holdUntil: null, cut: null, leading: null, weighing: null },
    { speaker: 'companion', words, intent, at },
  )
  const isKept = (intent.does === 'greet' || intent.does === 'filler') && ({ isKept: true } as const)
  return [after, [...(first ? [first] : []), { do: 'say', words, ...isKept }, ...saved]]
}

/** What was said last only told that an answer is coming. */
export function hasOnlyFilled({ turns }: Conversation): boolean {
  const last = turns.findLast((turn) => turn.speaker === 'companion' && turn.words !== '')
  return last?.speaker === 'companion' && last.intent.does === 'filler'
}

/** Goodbye was said and not taken back; a last "you too" changes nothing. */
export function isLeaving({ turns }: Conversation): boolean {
  const last = turns.findLast((turn) => turn.speaker === 'companion' && turn.words !== '')
  return last?.speaker === 'companion' && last.intent.does === 'farewell'
}

/** Over, without another word. */
export function hangUp(call: Conversation, reason: EndReason): Step {
  return [{ ...call, isOver: true }, [{ do: 'hang-up', reason }]]
}

/** Why it is ending, as the farewells say; null while it is not. Whoever was talked with after one has not ended there. */
export function endOf({ turns }: Conversation): EndReason | null {
  let reason: EndReason | null = null
  for (const turn of turns) {
    if (turn.speaker === 'person' || turn.words === '') continue
    if (turn.intent.does === 'farewell') reason = turn.intent.ends ?? reason ?? 'said-goodbye'
    else if (turn.intent.does !== 'answer' && turn.intent.does !== 'reprompt') reason = null
  }
  return reason
}
