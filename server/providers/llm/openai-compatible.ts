import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { Output, streamText, type TextStreamPart, type ToolSet } from 'ai'
import type { LlmConfig } from '#server/platform/config.ts'
import { type FailureKind, kindOf } from './failure.ts'
import type { limitsOf } from './limits.ts'
import { LlmFailed, type Question } from './llm.ts'

// The library would print its warnings, which quote what was asked.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Any endpoint that speaks as OpenAI's chat completions do: hosted, Ollama, vLLM, llama.cpp. It is given no tools. */
export function createOpenAiCompatible({ baseUrl, apiKey, model }: LlmConfig, limits: typeof limitsOf) {
  const provider = createOpenAICompatible({
    name: 'llm',
    baseURL: baseUrl,
    includeUsage: true,
    ...(apiKey && { apiKey }),
  })
  const chosen = provider(model)

  /** Tried again only before the first word. */
  return async function* words(question: Question, { asJson }: { asJson: boolean }): AsyncGenerator<string> {
    const { purpose, instructions, messages, signal, onSpent } = question
    const { firstWordMs, nextWordMs, wholeMs, mostTokens, retries } = limits[purpose]
    const { stream } = streamText({
      model: chosen,
      instructions,
      messages: [...messages],
      maxOutputTokens: mostTokens,
      maxRetries: retries,
      timeout: { firstChunkMs: firstWordMs, chunkMs: nextWordMs, totalMs: wholeMs },
      ...(signal && { abortSignal: signal }),
      ...(asJson && { output: Output.json() }),
      onError: () => undefined, // it comes in the stream; the library would print it, words and all
    })
    let hasBegun = false
    for await (const part of stream) {
      if (part.type === 'text-delta') {
        hasBegun = true
        yield part.text
      } else if (part.type === 'finish') {
        const { inputTokens, outputTokens } = part.totalUsage
        if (inputTokens !== undefined) onSpent?.({ in: inputTokens, out: outputTokens ?? 0 })
      }
      const failure = failureIn(part, signal, hasBegun)
      if (failure) throw new LlmFailed(failure)
    }
    if (!hasBegun) throw new LlmFailed('unreadable')
  }
}

function failureIn(
  part: TextStreamPart<ToolSet>,
  signal: AbortSignal | undefined,
  hasBegun: boolean,
): FailureKind | null {
  switch (part.type) {
    case 'abort':
      return signal?.aborted ? 'stopped' : 'timed-out'
    case 'error':
      return signal?.aborted ? 'stopped' : kindOf(part.error, hasBegun)
    case 'finish':
      if (part.finishReason === 'stop') return null
      return part.finishReason === 'content-filter' ? 'refused' : 'broken-off'
    default:
      return null
  }
}
