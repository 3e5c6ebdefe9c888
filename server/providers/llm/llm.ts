import type { z } from 'zod'
import type { FailureKind } from './failure.ts'

/** What a model is asked for: the label of its metrics, and what a person reads in the list of what was sent. */
export type Purpose = 'coach' | 'analysis' | 'call' | 'reminders' | 'prompts'

export type Message = { role: 'user' | 'assistant'; content: string }

export type Question = {
  purpose: Purpose
  /** Ours. What people said or wrote goes into the messages. */
  instructions: string
  messages: readonly Message[]
  /** Of whoever waits for the answer. */
  signal?: AbortSignal
  /** Told once, when it is known: a model that is cut off tells nothing. */
  onSpent?: (tokens: Tokens) => void
}

export type Tokens = { in: number; out: number }

/** Somebody else's language model: slow, expensive, away, refusing or making things up. Nothing it says is true yet. */
export type Llm = {
  /** Whose machine the words go to. */
  host: string
  model: string
  /** The words as they come. Throws `LlmFailed`, also in the middle. */
  stream(question: Question): AsyncIterable<string>
  /** One answer of this shape, or `LlmFailed`. */
  answer<Schema extends z.ZodType>(question: Question, schema: Schema): Promise<z.output<Schema>>
}

/** Why there is no answer, or only a part of one. */
export class LlmFailed extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind) {
    super(`the language model: ${kind}`)
    this.name = 'LlmFailed'
    this.kind = kind
  }
}
