import { Counter } from 'prom-client'
import type { LlmConfig } from '#server/platform/config.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { isOutage, kindOf } from './failure.ts'
import { readAs } from './json.ts'
import { createLanes } from './lanes/lanes.ts'
import { limitsOf } from './limits.ts'
import { type Llm, LlmFailed, type Question, type Tokens } from './llm.ts'
import { createOpenAiCompatible } from './openai-compatible.ts'

/** A model that is set up, watched: what it costs, how it fails, who goes first, and that nobody waits for one that is away. */
export function connectLlm(config: LlmConfig, metrics: Metrics, limits = limitsOf): Llm {
  const { words, withTools } = createOpenAiCompatible(config, limits)
  const lanes = createLanes(config.atOnce)
  // What is too slow for a call may be quick enough for a letter.
  const nowMs = () => performance.now()
  const breakers: Record<Question['purpose'], Breaker> = {
    coach: createBreaker(nowMs),
    analysis: createBreaker(nowMs),
    call: createBreaker(nowMs),
    opening: createBreaker(nowMs),
    reminders: createBreaker(nowMs),
    prompts: createBreaker(nowMs),
    danger: createBreaker(nowMs),
    'danger-entry': createBreaker(nowMs),
  }
  const spend = spending(config, metrics)

  async function* watched<Asked extends Question, Piece>(
    question: Asked,
    ask: (question: Asked) => AsyncIterable<Piece>,
  ): AsyncGenerator<Piece> {
    const { purpose, signal } = question
    const breaker = breakers[purpose]
    const count = (outcome: string) => metrics.modelRequests.inc({ purpose, outcome })
    const from = performance.now()
    const leave = await lanes.enter(purpose, limits[purpose].firstWordMs, signal).catch((error: LlmFailed) => {
      count(error.kind)
      throw error
    })
    if (!breaker.enter()) {
      leave()
      count('resting')
      throw new LlmFailed('resting')
    }
    let hasBegun = false
    /** Stays null where the listener leaves in the middle. */
    let wasOutage: boolean | null = null
    try {
      const tell = (tokens: Tokens) => {
        spend(purpose, tokens)
        question.onSpent?.(tokens)
      }
      for await (const piece of ask({ ...question, onSpent: tell })) {
        if (!hasBegun) metrics.modelFirstWordSeconds.observe({ purpose }, (performance.now() - from) / 1_000)
        hasBegun = true
        yield piece
      }
      wasOutage = false
      count('answered')
    } catch (error) {
      const kind = error instanceof LlmFailed ? error.kind : kindOf(error, hasBegun)
      wasOutage = kind === 'stopped' ? null : isOutage(kind)
      count(kind)
      throw new LlmFailed(kind)
    } finally {
      leave()
      breaker.leave(wasOutage)
      metrics.modelSeconds.observe({ purpose }, (performance.now() - from) / 1_000)
    }
  }

  return {
    host: new URL(config.baseUrl).hostname,
    model: config.model,
    stream: (question) => watched(question, (asked) => words(asked, { asJson: false })),
    useTools: (question) => watched(question, withTools),
    async answer(question, schema) {
      let text = ''
      for await (const piece of watched(question, (asked) => words(asked, { asJson: true }))) text += piece
      const read = readAs(schema, text)
      if (read) return read.value
      metrics.modelRequests.inc({ purpose: question.purpose, outcome: 'unreadable' })
      throw new LlmFailed('unreadable')
    },
  }
}

/** Estimated with the host's own prices; without prices nothing is claimed. */
function spending({ prices }: LlmConfig, metrics: Metrics) {
  const cost =
    prices &&
    new Counter({
      name: 'journal_model_cost_total',
      help: 'Estimated cost, in the currency of LLM_PRICE_IN and LLM_PRICE_OUT',
      labelNames: ['purpose'],
      registers: [metrics.registry],
    })
  return (purpose: Question['purpose'], tokens: Tokens) => {
    metrics.modelTokens.inc({ purpose, direction: 'in' }, tokens.in)
    metrics.modelTokens.inc({ purpose, direction: 'out' }, tokens.out)
    if (prices) cost?.inc({ purpose }, (tokens.in * prices.in + tokens.out * prices.out) / 1_000_000)
  }
}
