import type { Found } from '../finding.ts'
import type { Tried } from './trial.ts'

const names: Record<Found['server'], string> = {
  ollama: 'Ollama',
  'lm-studio': 'LM Studio',
  vllm: 'vLLM',
  'llama.cpp': 'llama.cpp',
  unknown: 'A server',
}
const titles: Record<Tried['id'], string> = {
  first: 'A first word, with loading the model',
  turn: 'A turn of a call',
  entry: 'An entry',
  tool: 'A look into the journal',
  prompt: 'Two words planted in a prompt of full length',
}

export const listed = ({ server, baseUrl, models }: Found) =>
  `${names[server]} at ${baseUrl}: ${models.length > 0 ? models.join(', ') : 'it lists no models'}`

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** What it said, how fast, and what was wrong with it. */
export function measured({ id, words, firstWordMs, firstSentenceMs, tokensIn, tokensPerSecond, fault }: Tried) {
  const figures = [
    firstWordMs !== null && `first word after ${seconds(firstWordMs)}`,
    firstSentenceMs !== null && `first sentence after ${seconds(firstSentenceMs)}`,
    tokensPerSecond !== null && `${tokensPerSecond.toFixed(0)} tokens a second`,
    id === 'prompt' && tokensIn !== null && `${tokensIn} tokens read`,
  ].filter((one) => one !== false)
  const said = words === '' ? '(nothing)' : words.trim().replace(/^/gm, '    ')
  return `\n${titles[id]}: ${fault ?? 'good'}\n${said}\n    ${figures.join(', ')}`
}
