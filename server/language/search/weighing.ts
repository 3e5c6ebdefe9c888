import { folded } from '#contract/search.ts'
import { type Term, termsIn } from './terms.ts'

export type Searchable = { title: string; content: string; transcription: string | null; themes: readonly string[] }

/** Stands before a whole tag, so that it is no word. */
export const tagMark = '#'
/** How much an entry is about a term: 0 to 15. */
export type Weight = number
export const weights = 16

// BM25 (Robertson and Zaragoza 2009, "The Probabilistic Relevance Framework"), with the fields weighted as in BM25F.
const saturation = 1.2
const byLength = 0.75
const usualLength = 150
/** In words. What is shorter is not for that more about each of them. */
const shortest = 50
const ofHeading = 3
const ofTalk = 0.5
const most = saturation + 1

/** Every term of an entry, its tags whole besides, with its weight. What was only said on a call counts little. */
export function weighed({ title, content, transcription, themes }: Searchable): Map<Term, Weight> {
  const times = new Map<Term, number>()
  const add = (term: Term, each: number) => times.set(term, (times.get(term) ?? 0) + each)
  const told = termsIn(content)
  for (const term of told) add(term, 1)
  for (const term of termsIn([title, ...themes].join('\n'))) add(term, ofHeading)
  for (const term of transcription ? termsIn(transcription) : []) if (!times.has(term)) times.set(term, ofTalk)
  for (const theme of themes) times.set(tagMark + theme, 1)
  const norm = saturation * (1 - byLength + (byLength * Math.max(shortest, told.length)) / usualLength)
  for (const [term, n] of times) times.set(term, weightOf((n * most) / (n + norm)))
  return times
}

const weightOf = (score: number): Weight => Math.min(weights - 1, Math.round((score / most) * (weights - 1)))

/** The share of the score that a weight stands for. */
export const scoreOf = (weight: Weight) => ((weight + 0.5) / weights) * most

/** Rare terms tell more: at least 0. */
export const rarityOf = (heldBy: number, entries: number) =>
  Math.log(1 + Math.max(0, entries - heldBy + 0.5) / (heldBy + 0.5))

/** Whether a term of it may begin so: a glance that spares reading most entries word by word. */
export function mayHold(
  { title, content, transcription, themes }: Searchable,
  beginnings: ReadonlySet<string>,
): boolean {
  const text = folded([title, content, transcription ?? '', ...themes].join('\n')).replaceAll("'", '')
  return beginnings.values().some((beginning) => hasWordAt(text, beginning))
}

function hasWordAt(text: string, beginning: string): boolean {
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1)) {
    if (at === 0 || !/[a-z0-9]/.test(text.charAt(at - 1))) return true
  }
  return false
}
