import type { LlmConfig } from '#server/platform/config.ts'
import { modelsAt, type Server } from '#server/providers/llm/servers.ts'

const waitMs = 3_000

/** Where programs that people run at home listen, unless told otherwise. */
export const usualAddresses = ['http://127.0.0.1:11434/v1', 'http://127.0.0.1:1234/v1'] as const

export type Found = { baseUrl: string; server: Server; models: string[] }

/** What is served at these addresses; where nobody answers, nothing. */
export async function serversAt(addresses: readonly string[], apiKey: LlmConfig['apiKey']): Promise<Found[]> {
  const asked = addresses.map(async (baseUrl) => ({ baseUrl, served: await modelsAt({ baseUrl, apiKey }, waitMs) }))
  return (await Promise.all(asked)).flatMap(({ baseUrl, served }) => (served ? [{ baseUrl, ...served }] : []))
}

/** "192.168.1.20:11434" is http://192.168.1.20:11434/v1. Null where it is no address. */
export function baseUrlFrom(text: string): string | null {
  const address = /^https?:\/\//.test(text) ? text : `http://${text}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.pathname === '/') url.pathname = '/v1'
  return url.href.replace(/\/$/, '')
}

const otherKinds = ['embed', 'rerank', 'whisper', 'tts', 'bge-', 'clip']

/** Those one can talk with, as far as a name tells. */
export const talking = (models: readonly string[]) =>
  models.filter((name) => !otherKinds.some((kind) => name.toLowerCase().includes(kind)))

/** Ollama passes such a model's words on to ollama.com, so that they do not stay where the address says. */
export const isElsewhere = ({ server }: Pick<Found, 'server'>, model: string) =>
  server === 'ollama' && /[:-]cloud$/.test(model)
