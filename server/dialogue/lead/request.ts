import { wordsIn } from '../turn-taking/speech-activity.ts'
import type { Move } from '../turns.ts'
import type { LeadTurn } from './move.ts'
import { type Message, messagesOf } from './talk.ts'

export type LeadRequest = { instructions: string; messages: Message[]; maxTokens: number }

export type LeadMoment = {
  /** As `instructionsFor` made them when the call began. */
  instructions: string
  /** From where it is known that it is the person. */
  turns: readonly LeadTurn[]
  moves: readonly Move[]
  leftMs: number
  /** Whether words may be brought up, or be sent at all. */
  isAllowed: (words: string) => boolean
}

const mostTokens = 3_500
const answerTokens = 140
const block = 8
const lettersAToken = 3.6

export const tokensIn = (text: string) => Math.ceil(text.length / lettersAToken)

/** What a model is asked for one turn. Older turns of a long call are left out from the front, in blocks. */
export function request({ instructions, turns, moves, leftMs, isAllowed }: LeadMoment): LeadRequest {
  const minutes = Math.max(1, Math.round(leftMs / 60_000))
  const now = `[Moves: ${moves.join(', ')}. Time left: about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.]`
  const talk = messagesOf(turns, isAllowed)
  const last = talk.at(-1)
  const ending: Message[] =
    last?.role === 'user'
      ? [{ role: 'user', content: `${last.content}\n\n${now}` }]
      : [...(last ? [last] : []), { role: 'user', content: now }]
  const before = talk.slice(0, -1)
  const left = mostTokens - answerTokens - tokensIn(instructions) - tokensOf(ending)
  return { instructions, messages: fromThePerson([...fitting(before, left), ...ending]), maxTokens: answerTokens }
}

const tokensOf = (messages: readonly Message[]) => messages.reduce((sum, { content }) => sum + tokensIn(content) + 4, 0)

function fitting(messages: readonly Message[], tokens: number): readonly Message[] {
  if (messages.length === 0 || tokensOf(messages) <= tokens) return messages
  return fitting(messages.slice(block), tokens)
}

/** Many servers take no talk that the assistant begins. */
const fromThePerson = (messages: Message[]): Message[] =>
  messages[0]?.role === 'assistant' ? [{ role: 'user', content: '[The call begins.]' }, ...messages] : messages

const begins = `[The call begins. You have just said hello by name and that you are an AI, and nobody has answered yet. Say \
what you open with: one or two short sentences, at most thirty words, about what the notes say of today or of the last days \
if anything there fits, and one open question at the end. Moves: ask.]`

/** What a model is asked while it rings, of the card alone. */
export const openingRequest = (instructions: string): LeadRequest => ({
  instructions,
  messages: [{ role: 'user', content: begins }],
  maxTokens: answerTokens,
})

const mostOpeningWords = 30

/** Whether it asks something at its end, and can be listened to after a hello. */
export const mayOpen = (words: string) => words.endsWith('?') && wordsIn(words) <= mostOpeningWords
