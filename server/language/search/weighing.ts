import { type Term, termsIn } from './terms.ts'

export type Searchable = { title: string; content: string; transcription: string | null; themes: readonly string[] }

/** Stands before a whole tag, so that it is no word. */
export const tagMark = '#'
/** How much an entry is about a term: 0 to 7. */
export type Weight = number
export const weights = 8

// BM25 (Robertson and Zaragoza 2009, "The Probabilistic Relevance Framework"), with the fields weighted as in BM25F.
const saturation = 1.2
const byLength = 0.75
const usualLength = 150
const ofHeading = 3
const ofTalk = 0.5
const most = saturation + 1

/** Every term of an entry, its tags whole besides, with its weight. What was only said on a call counts little. */
export function weighed({ title, content, transcription, themes }: Searchable): Map<Term, Weight> {
  const times = new Map<Term, number>()
  const add = (text: string, each: number) => {
    for (const term of termsIn(text)) times.set(term, (times.get(term) ?? 0) + each)
  }
  add(content, 1)
  let length = 0
  for (const each of times.values()) length += each
  add(title, ofHeading)
  for (const theme of themes) add(theme, ofHeading)
  for (const term of transcription ? termsIn(transcription) : []) if (!times.has(term)) times.set(term, ofTalk)
  for (const theme of themes) times.set(tagMark + theme, 1)
  const norm = saturation * (1 - byLength + (byLength * length) / usualLength)
  return new Map([...times].map(([term, n]) => [term, weightOf((n * most) / (n + norm))]))
}

const weightOf = (score: number): Weight => Math.min(weights - 1, Math.round((score / most) * (weights - 1)))

/** The share of the score that a weight stands for. */
export const scoreOf = (weight: Weight) => ((weight + 0.5) / weights) * most

/** Rare terms tell more: at least 0. */
export const rarityOf = (heldBy: number, entries: number) =>
  Math.log(1 + Math.max(0, entries - heldBy + 0.5) / (heldBy + 0.5))
