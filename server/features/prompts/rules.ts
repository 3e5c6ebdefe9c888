import { shuffled } from '#server/language/seeded-order.ts'
import { daysBefore } from '#server/language/time/day-names.ts'

export type Prompt = {
  text: string
  /** What several prompts may be made from; for a prompt without gaps, the prompt itself. */
  template: string
  kind: string
  /** What it speaks of, however it is asked: something open, somebody, a goal. Null where it speaks of nothing of theirs. */
  about: string | null
  /** The entry it quotes. */
  entryId: number | null
  /** The entry that tells most of what it is about. */
  groundId?: number | null
  /** The same in the words of a language model. */
  said?: string
  /** Of what they like to be asked about; in more words than they like. */
  isWished?: boolean
  isLong?: boolean
}
/** `on` is the day it was shown. What was kept before prompts knew what they are about does not say. */
export type Shown = Omit<Prompt, 'kind' | 'about' | 'groundId' | 'isWished' | 'isLong'> & {
  about?: string | null
  on: string
}

/** What a model made of a prompt for one day, and the entry whose words are in it. */
export type Ready = { text: string; said: string; entryId: number | null; on: string }

export type Memory = { shown: Shown[]; ready: Ready[] }

/** Prompts for which words are ready today come with them. */
export function withWords(stock: readonly Prompt[], ready: readonly Ready[], today: string): Prompt[] {
  return stock.map((prompt) => {
    const found = ready.find(({ text, on }) => on === today && text === prompt.text)
    return found ? { ...prompt, said: found.said, entryId: found.entryId } : prompt
  })
}

/** The stock, and with it others once fewer than three of it are left that were not shown within a fortnight. */
export function widened(
  stock: readonly Prompt[],
  others: readonly Prompt[],
  shown: readonly Shown[],
): readonly Prompt[] {
  const known = new Set(shown.map(({ text }) => text))
  const unseen = stock.filter(({ text }) => !known.has(text))
  return unseen.length >= Math.min(many, stock.length) ? stock : [...stock, ...others]
}

export const wordsOf = ({ text, said }: Pick<Prompt, 'text' | 'said'>) => said ?? text

const many = 3
const fortnight = 14
const restDays = 3
const mostRemembered = 400

/**
 * Three that were not shown within a fortnight, as far as there are any, of three kinds where there are three; when
 * all were, those that were shown longest ago. What one of the last three days asked about rests. What they wish to be
 * asked about comes first, then what a model has worded; the salt decides among equals.
 */
export function choosePrompts(
  stock: readonly Prompt[],
  shown: readonly Shown[],
  { today, salt }: { today: string; salt: string },
): Prompt[] {
  const lastAt = new Map<string, number>()
  for (const [place, { text, template }] of shown.entries()) {
    lastAt.set(text, place)
    lastAt.set(template, place)
  }
  const resting = matterSince(shown, daysBefore(today, restDays - 1))
  const lastShown = ({ text, template }: Prompt) => Math.max(lastAt.get(text) ?? -1, lastAt.get(template) ?? -1)
  const left = shuffled(stock, salt, ({ text }) => text)
    .filter(({ about }) => about === null || !resting.has(about))
    .map((prompt) => ({ prompt, isKnown: lastAt.has(prompt.text), at: lastShown(prompt) }))
    .sort(
      (one, other) =>
        Number(one.isKnown) - Number(other.isKnown) ||
        Number(!one.prompt.isWished) - Number(!other.prompt.isWished) ||
        Number(one.prompt.isLong ?? false) - Number(other.prompt.isLong ?? false) ||
        Number(!one.prompt.said) - Number(!other.prompt.said) ||
        one.at - other.at,
    )
    .map(({ prompt }) => prompt)
  const chosen: Prompt[] = []
  const isOther = (prompt: Prompt) =>
    chosen.every(
      ({ text, template, about }) =>
        text !== prompt.text && template !== prompt.template && (about === null || about !== prompt.about),
    )
  const isNew = (prompt: Prompt) => isOther(prompt) && !lastAt.has(prompt.text)
  const isOfOtherKind = (prompt: Prompt) => chosen.every(({ kind }) => kind !== prompt.kind)
  while (chosen.length < Math.min(many, stock.length)) {
    const next = left.find((prompt) => isNew(prompt) && isOfOtherKind(prompt)) ?? left.find(isNew) ?? left.find(isOther)
    if (!next) break
    chosen.push(next)
  }
  return chosen
}

const matterSince = (shown: readonly Shown[], first: string) =>
  new Set(shown.flatMap(({ about, on }) => (about && on >= first ? [about] : [])))

export function remembered(shown: readonly Shown[], prompts: readonly Prompt[], today: string): Shown[] {
  const first = daysBefore(today, fortnight - 1)
  const kept = shown.filter(({ on }) => on >= first)
  const added = prompts.map(({ kind: _, groundId: __, isWished: ___, isLong: ____, ...prompt }) => ({
    ...prompt,
    on: today,
  }))
  return [...kept, ...added].slice(-mostRemembered)
}
