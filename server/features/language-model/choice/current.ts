import type { LlmConfig } from '#server/platform/config.ts'
import type { Needs } from '#server/platform/services.ts'
import type { CurrentLlm, Llm } from '#server/providers/llm/llm.ts'
import { keptChoice } from './choice.ts'

/** How long another choice may take to reach a process: each reads again by itself, so none can miss a message. */
const believedMs = 2_000

/** The model that words go to now. What the environment names wins; else the kept choice, without a restart. */
export async function currentLlm({
  config,
  metrics,
  ...kept
}: Needs<'config' | 'metrics' | 'db' | 'vault'>): Promise<CurrentLlm> {
  /** Read only where it is needed: the libraries take a tenth of a second and thirty megabytes. */
  async function connected(set: LlmConfig): Promise<Llm> {
    const { connectLlm } = await import('#server/providers/llm/connect.ts')
    return connectLlm(set, metrics)
  }
  if (config.llm) {
    const llm = await connected(config.llm)
    return async () => llm
  }

  let current: Promise<Llm | null> = Promise.resolve(null)
  let chosen: string | null = null
  let isFreshUntilMs = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() < isFreshUntilMs) return current
    const choice = await keptChoice(kept)
    isFreshUntilMs = performance.now() + believedMs
    const { id: _, ...found } = choice ?? {}
    const now = choice && JSON.stringify(found)
    // The same choice keeps its connection, and what it knows of failures.
    if (now === chosen) return current
    chosen = now
    current = choice
      ? connected({ apiKey: undefined, ...choice, prices: null, atOnce: config.models.atOnce })
      : Promise.resolve(null)
    return current
  }
}
