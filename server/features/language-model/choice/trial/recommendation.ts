import type { Tried } from './trial.ts'

/** What is spoken after four seconds is the built-in words; see `wholeMs` of a call. */
export const latestSentenceMs = 4_000

/** Fewer than this no model makes of the full prompt, whatever its tokens are. */
const fullPromptTokens = 2_500

export type Recommendation = { id: string; isWorthKeeping: boolean; because: string }

type Rule = { id: string; when: (of: Of) => boolean; isWorthKeeping: boolean; because: string }
type Of = {
  tried: readonly Tried[]
  fault: (id: Tried['id']) => boolean
  turnMs: number | null
  tokensRead: number | null
}

/** The first that applies decides. */
const rules: readonly Rule[] = [
  {
    id: 'silent',
    when: ({ tried }) => tried.every(({ words }) => words === ''),
    isWorthKeeping: false,
    because: 'it answered nothing',
  },
  {
    id: 'cut',
    when: ({ fault, tokensRead }) => fault('prompt') && (tokensRead === null || tokensRead < fullPromptTokens),
    isWorthKeeping: false,
    because:
      'it loses the beginning of a long prompt, and nobody would notice: give it a context of 8192 tokens (Ollama: OLLAMA_CONTEXT_LENGTH=8192; LM Studio: the context length of the model) and try again',
  },
  {
    id: 'forgetful',
    when: ({ fault }) => fault('prompt'),
    isWorthKeeping: false,
    because: 'it read a long prompt to its end and had forgotten how it began',
  },
  {
    id: 'shape',
    when: ({ tried }) => tried.filter(({ id, fault }) => id === 'turn' && fault === null).length < 2,
    isWorthKeeping: false,
    because: 'it does not keep to what a turn of a call asks for: most of its turns would be thrown away',
  },
  {
    id: 'slow',
    when: ({ turnMs }) => turnMs === null || turnMs > latestSentenceMs,
    isWorthKeeping: false,
    because: 'it is too slow for a call: after four seconds the built-in words are spoken, so people would only wait',
  },
  {
    id: 'calls',
    when: ({ fault }) => fault('entry') || fault('tool'),
    isWorthKeeping: true,
    because: 'it is good enough for calls; what it failed at stays in Journal AI’s own words',
  },
  { id: 'good', when: () => true, isWorthKeeping: true, because: 'it did everything that it would be asked for' },
]

export function recommendationOn(tried: readonly Tried[]): Recommendation {
  const times = tried.flatMap(({ firstSentenceMs }) => firstSentenceMs ?? []).toSorted((a, b) => a - b)
  const of: Of = {
    tried,
    fault: (id) => tried.some((one) => one.id === id && one.fault !== null),
    tokensRead: tried.find(({ id }) => id === 'prompt')?.tokensIn ?? null,
    turnMs: times[Math.floor(times.length / 2)] ?? null,
  }
  const rule = rules.find(({ when }) => when(of))
  if (!rule) throw new Error('the last rule applies always')
  const { id, isWorthKeeping, because } = rule
  return { id, isWorthKeeping, because }
}
