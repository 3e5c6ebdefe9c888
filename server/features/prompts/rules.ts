import { shuffled } from '#server/features/recent/chance.ts'

export type Prompt = {
  text: string
  /** What several prompts may be made from; for a prompt without gaps, the prompt itself. */
  template: string
  kind: string
  /** The entry it quotes. */
  entryId: number | null
}
/** `on` is the day it was shown. */
export type Shown = Omit<Prompt, 'kind'> & { on: string }

const many = 3
const fortnight = 14
const mostRemembered = 400

/**
 * Three that were not shown within a fortnight, as far as there are any, of three kinds where there are three; when
 * all were, those that were shown longest ago. The salt decides among equals.
 */
export function choosePrompts(stock: readonly Prompt[], shown: readonly Shown[], salt: string): Prompt[] {
  const lastAt = new Map<string, number>()
  for (const [place, { text, template }] of shown.entries()) {
    lastAt.set(text, place)
    lastAt.set(template, place)
  }
  const lastShown = ({ text, template }: Prompt) => Math.max(lastAt.get(text) ?? -1, lastAt.get(template) ?? -1)
  const left = shuffled(stock, salt, ({ text }) => text)
    .map((prompt) => ({ prompt, isKnown: lastAt.has(prompt.text), at: lastShown(prompt) }))
    .sort((one, other) => Number(one.isKnown) - Number(other.isKnown) || one.at - other.at)
    .map(({ prompt }) => prompt)
  const chosen: Prompt[] = []
  const isOther = (prompt: Prompt) =>
    chosen.every(({ text, template }) => text !== prompt.text && template !== prompt.template)
  const isNew = (prompt: Prompt) => isOther(prompt) && !lastAt.has(prompt.text)
  const isOfOtherKind = (prompt: Prompt) => chosen.every(({ kind }) => kind !== prompt.kind)
  while (chosen.length < Math.min(many, stock.length)) {
    const next = left.find((prompt) => isNew(prompt) && isOfOtherKind(prompt)) ?? left.find(isNew) ?? left.find(isOther)
    if (!next) break
    chosen.push(next)
  }
  return chosen
}

export function remembered(shown: readonly Shown[], prompts: readonly Prompt[], today: string): Shown[] {
  const first = Temporal.PlainDate.from(today)
    .subtract({ days: fortnight - 1 })
    .toString()
  const kept = shown.filter(({ on }) => on >= first)
  const added = prompts.map(({ text, template, entryId }) => ({ text, template, entryId, on: today }))
  return [...kept, ...added].slice(-mostRemembered)
}
