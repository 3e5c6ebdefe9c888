import { maySendTo } from '#server/platform/config/own-network.ts'
import { type Config, notInTheOpen } from '#server/platform/config.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import type { Needs } from '#server/platform/services.ts'
import { connectLlm } from '#server/providers/llm/connect.ts'
import type { Limits } from '#server/providers/llm/limits.ts'
import type { Purpose } from '#server/providers/llm/llm.ts'
import { type Choice, dropChoice, keepChoice, keptChoice } from './choice.ts'
import { baseUrlFrom, type Found, isElsewhere, serversAt, talking, usualAddresses } from './finding.ts'
import { recommendationOn } from './trial/recommendation.ts'
import { listed, measured } from './trial/telling.ts'
import { type Tried, tryOut } from './trial/trial.ts'

type Choosing = Needs<'db' | 'vault' | 'now'>

export type Wish = { address?: string; model?: string; apiKey?: string; isAnyway: boolean }

/** Patient, so that it can say how slow a model is. */
const patient: Limits = { firstWordMs: 180_000, nextWordMs: 60_000, wholeMs: 300_000, mostTokens: 900, retries: 0 }
const limits: Record<Purpose, Limits> = {
  ...{ coach: patient, analysis: patient, call: patient, opening: patient },
  ...{ reminders: patient, prompts: patient, danger: patient, 'danger-entry': patient },
}

/** Says which model is spoken to, tries the one that is wished for, and keeps it where it is worth it. */
export async function chooseModel(
  services: Choosing,
  { llm: named, models: { privateHosts } }: Pick<Config, 'llm' | 'models'>,
  { address, model, apiKey, isAnyway }: Wish,
  say: (line: string) => void,
) {
  say(await inForce(services, named))
  const onlyNamed = address === undefined && named !== null
  const given = address === undefined ? null : baseUrlFrom(address)
  if (address !== undefined && given === null) throw new Error(`${address} is no address`)
  const addresses = given ? [given] : onlyNamed ? [named.baseUrl] : usualAddresses
  const open = addresses.find((one) => !maySendTo(one, privateHosts))
  if (open) throw new Error(`${open} ${notInTheOpen}`)

  const key = onlyNamed ? named.apiKey : apiKey
  const found = await serversAt(addresses, key)
  for (const one of found) say(listed(one))
  const choice = chosenFrom(found, model ?? (onlyNamed ? named.model : undefined), key)
  if (typeof choice === 'string') throw new Error(choice)

  say(`\nTrying ${choice.model} at ${choice.baseUrl}. This can take some minutes.`)
  const { isWorthKeeping, because } = recommendationOn(await tried(choice, say))
  say(`\n${isWorthKeeping ? 'Worth it' : 'Not worth it'}: ${because}.`)
  if (onlyNamed) return say('Nothing was kept: the environment names it already.')
  if (!isWorthKeeping && !isAnyway) return say('Nothing was changed. --anyway keeps it all the same.')
  await keepChoice(services, choice)
  say(`Kept. Every process speaks to it within seconds; ${new URL(choice.baseUrl).hostname} is named to each person,`)
  say('and nothing of theirs is sent before they allow it (Settings, Your Data).')
  if (named) say(`As long as LLM_BASE_URL is set, ${named.model} is spoken to instead.`)
}

/** From the next question on, in every process. */
export async function forgetModel(
  services: Choosing,
  { llm: named }: Pick<Config, 'llm'>,
  say: (line: string) => void,
) {
  await dropChoice(services)
  say(named ? `Off, but the environment names ${named.model} (LLM_BASE_URL), and that wins.` : 'Off: nothing is sent.')
}

async function inForce(services: Choosing, named: Config['llm']) {
  if (named) return `The environment names ${named.model} at ${named.baseUrl} (LLM_BASE_URL), and that wins.`
  const kept = await keptChoice(services)
  return kept ? `Kept: ${kept.model} at ${kept.baseUrl}.` : 'No model is set up: all words are built in.'
}

/** Or in one line why none is. */
function chosenFrom(found: readonly Found[], model: string | undefined, apiKey: string | undefined): Choice | string {
  if (found.length === 0) {
    return 'Nobody answers there. Start Ollama or LM Studio, or name an address: npm run model -- https://models.example/v1'
  }
  // Some endpoints list nothing, or not everything.
  const serving = found.filter(({ models }) => model === undefined || models.includes(model) || models.length === 0)
  const named = model === undefined ? found.flatMap((one) => talking(one.models).map((name) => ({ one, name }))) : []
  const [first] = model === undefined ? named : serving.map((one) => ({ one, name: model }))
  if (!first) return model === undefined ? 'No model is there yet: docs/models.md says which' : `${model} is not there`
  if (named.length > 1) return `Choose one: npm run model -- ${first.one.baseUrl} --model ${first.name}`
  const { one, name } = first
  if (isElsewhere(one, name)) {
    return `${name} runs at ollama.com, and people would be told it runs here: name https://ollama.com/v1 with its key`
  }
  return { baseUrl: one.baseUrl, model: name, ...(apiKey && { apiKey }) }
}

async function tried({ baseUrl, model, apiKey }: Choice, say: (line: string) => void): Promise<Tried[]> {
  const llm = connectLlm({ baseUrl, model, apiKey, prices: null, atOnce: 1 }, createMetrics(), limits)
  const all: Tried[] = []
  for await (const one of tryOut(llm)) {
    all.push(one)
    say(measured(one))
  }
  return all
}
