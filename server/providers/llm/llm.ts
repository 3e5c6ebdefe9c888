import type { z } from 'zod'
import type { FailureKind } from './failure.ts'
import type { Tool } from './tools.ts'

/** What a model is asked for: the label of its metrics, and what a person reads in the list of what was sent. */
export type Purpose = 'coach' | 'analysis' | 'call' | 'opening' | 'reminders' | 'prompts' | 'danger' | 'danger-entry'

export type Message = { role: 'user' | 'assistant'; content: string }

export type Question = {
  purpose: Purpose
  /** Ours. What people said or wrote goes into the messages. */
  instructions: string
  messages: readonly Message[]
  /** Of whoever waits for the answer. */
  signal?: AbortSignal
  /** Fewer than the purpose would allow. */
  maxTokens?: number
  /** Told once, when it is known: a model that is cut off tells nothing. */
  onSpent?: (tokens: Tokens) => void
}

/** A question for which a model may look things up, so many times altogether. */
export type ToolQuestion = Question & { tools: readonly Tool[]; maxCalls: number }

/** Words of the answer, or what was looked up in between: words before that were only on the way to it. */
export type ToolPiece =
  | { type: 'words'; words: string }
  | { type: 'called'; name: string; input: unknown; result: unknown }

export type Tokens = { in: number; out: number }

/** Somebody else's language model: slow, expensive, away, refusing or making things up. Nothing it says is true yet. */
export type Llm = {
  /** Whose machine the words go to: the name, without the port. */
  host: string
  model: string
  /** The words as they come. Throws `LlmFailed`, also in the middle. */
  stream(question: Question): AsyncIterable<string>
  /** One answer of this shape, or `LlmFailed`. */
  answer<Schema extends z.ZodType>(question: Question, schema: Schema): Promise<z.output<Schema>>
  /** The words as they come, and what was looked up for them. Throws `LlmFailed`, also in the middle. */
  useTools(question: ToolQuestion): AsyncIterable<ToolPiece>
}

/** The model that words go to now, which may be another one tomorrow. Null where the host has set none up. */
export type CurrentLlm = () => Promise<Llm | null>

/** Why there is no answer, or only a part of one. */
export class LlmFailed extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind) {
    super(`the language model: ${kind}`)
    this.name = 'LlmFailed'
    this.kind = kind
  }
}
