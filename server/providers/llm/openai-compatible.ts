import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  extractReasoningMiddleware,
  isStepCount,
  Output,
  streamText,
  type TextStreamPart,
  type ToolSet,
  tool,
  wrapLanguageModel,
} from 'ai'
import type { LlmConfig } from '#server/platform/config.ts'
import { type FailureKind, kindOf } from './failure.ts'
import type { limitsOf } from './limits.ts'
import { LlmFailed, type Question, type ToolPiece, type ToolQuestion } from './llm.ts'
import { modelsAt, withoutThinking } from './servers.ts'

// The library would print its warnings, which quote what was asked.
globalThis.AI_SDK_LOG_WARNINGS = false

const lookMs = 2_000

/** Any endpoint that speaks as OpenAI's chat completions do: hosted, Ollama, LM Studio, vLLM, llama.cpp. */
export function createOpenAiCompatible({ baseUrl, apiKey, model }: LlmConfig, limits: typeof limitsOf) {
  let thinkingOff: Record<string, unknown> = withoutThinking.unknown
  const provider = createOpenAICompatible({
    name: 'llm',
    baseURL: baseUrl,
    includeUsage: true,
    // An endpoint that sends us on would send the words on, to where nobody allowed them.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
    transformRequestBody: (body) => ({ ...body, ...thinkingOff }),
    ...(apiKey && { apiKey }),
  })
  // Some programs leave what a model thinks in its answer.
  const chosen = wrapLanguageModel({
    model: provider(model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })
  let isKnown = false
  /** Nobody waits for this: who asks sooner asks without it. Looked for again while nobody answers. */
  function look() {
    if (isKnown) return
    isKnown = true
    void modelsAt({ baseUrl, apiKey }, lookMs).then((found) => {
      if (found) thinkingOff = withoutThinking[found.server]
      else isKnown = false
    })
  }
  look()

  function asked({ purpose, instructions, messages, signal, maxTokens }: Question) {
    const { firstWordMs, nextWordMs, wholeMs, mostTokens, retries } = limits[purpose]
    look()
    return {
      model: chosen,
      instructions,
      messages: [...messages],
      maxOutputTokens: Math.min(maxTokens ?? mostTokens, mostTokens),
      maxRetries: retries,
      timeout: { firstChunkMs: firstWordMs, chunkMs: nextWordMs, totalMs: wholeMs },
      ...(signal && { abortSignal: signal }),
      onError: () => undefined, // it comes in the stream; the library would print it, words and all
    }
  }

  /** Tried again only before the first word. */
  async function* words(question: Question, { asJson }: { asJson: boolean }): AsyncGenerator<string> {
    const { stream } = streamText({ ...asked(question), ...(asJson && { output: Output.json() }) })
    let hasBegun = false
    for await (const part of checked(stream, question)) {
      if (part.type !== 'text-delta' || part.text === '') continue
      hasBegun = true
      yield part.text
    }
    if (!hasBegun) throw new LlmFailed('unreadable')
  }

  /** After the last call it is shown no tools any more, so that it answers. */
  async function* withTools({ tools, maxCalls, ...question }: ToolQuestion): AsyncGenerator<ToolPiece> {
    let calls = 0
    const own = tools.map(({ name, description, input, run }) => {
      const execute = (given: unknown) => {
        calls += 1
        return calls > maxCalls ? { error: 'no further look-ups: answer with what there is' } : run(given)
      }
      return [name, tool({ description, inputSchema: input, execute })] as const
    })
    const { stream } = streamText({
      ...asked(question),
      tools: Object.fromEntries<ToolSet[string]>(own),
      stopWhen: isStepCount(maxCalls + 1),
      prepareStep: ({ stepNumber }) => (calls >= maxCalls || stepNumber >= maxCalls ? { activeTools: [] } : undefined),
    })
    let hasAnswered = false
    for await (const part of checked(stream, question)) {
      if (part.type === 'text-delta' && part.text !== '') {
        hasAnswered = true
        yield { type: 'words', words: part.text }
      } else if (part.type === 'tool-result') {
        hasAnswered = false
        yield { type: 'called', name: part.toolName, input: part.input, result: part.output }
      }
    }
    if (!hasAnswered) throw new LlmFailed('unreadable')
  }

  return { words, withTools }
}

/** The parts as they come; what is wrong with one is thrown, once it was handed on. */
async function* checked(stream: AsyncIterable<TextStreamPart<ToolSet>>, { signal, onSpent }: Question) {
  let hasBegun = false
  for await (const part of stream) {
    if (part.type === 'text-delta') hasBegun = true
    if (part.type === 'finish') {
      const { inputTokens, outputTokens } = part.totalUsage
      if (inputTokens !== undefined) onSpent?.({ in: inputTokens, out: outputTokens ?? 0 })
    }
    yield part
    const failure = failureIn(part, signal, hasBegun)
    if (failure) throw new LlmFailed(failure)
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
