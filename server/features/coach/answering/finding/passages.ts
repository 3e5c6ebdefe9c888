import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { type Read, readWords } from '../words.ts'
import { firstSentences, quoteAround } from './quoting.ts'
import { speaks, type Term } from './terms.ts'

/** `held` is what the words and the title say of what was asked; `rank` grows with it; `isNamed` where the quote itself speaks of it. */
export type Passage = { held: ReadonlySet<Term>; rank: number; quote: string; isNamed: boolean }

type Mention = { term: Term; at: number }
type Stretch = { mentions: readonly Mention[]; from: number; to: number; held: ReadonlySet<Term> }

/** `tags` are given where a title or a tag alone is enough. The words of an entry that say most of what is asked, close together. The title, and tags where given, lend them what only they say. */
export function bestPassage(
  { title, content }: Pick<Noted, 'title' | 'content'>,
  terms: readonly Term[],
  { isOwnDeed, tags = null }: { isOwnDeed: boolean; tags?: string | null },
): Passage | null {
  const text = readWords(content)
  const lent = new Set(mentionsIn(readWords(`${title} ${tags ?? ''}`), terms).map(({ term }) => term))
  let best: (Stretch & { rank: number }) | null = null
  for (const stretch of stretchesOf(mentionsIn(text, terms), terms.length)) {
    const rank = rankOf(stretch, lent) + (isOwnDeed && isBySelf(stretch, text) ? likelier : 0)
    if (!best || rank > best.rank) best = { ...stretch, rank }
  }
  if (!best) {
    if (tags === null || lent.size === 0) return null
    return { held: lent, rank: titleAlone * weightOf(lent), quote: firstSentences(content), isNamed: false }
  }
  const places = best.mentions.map(({ at }) => text.begins[at] ?? 0)
  return { held: best.held.union(lent), rank: best.rank, quote: quoteAround(content, places), isNamed: true }
}

const titleAlone = 0.7

function mentionsIn(text: Read, terms: readonly Term[]): Mention[] {
  return text.words.flatMap((_, at) => terms.filter((term) => speaks(term, text, at)).map((term) => ({ term, at })))
}

const wordsPerTerm = 14
const longestStretch = 60

function* stretchesOf(mentions: readonly Mention[], terms: number): Generator<Stretch> {
  const longest = Math.min(longestStretch, wordsPerTerm * terms)
  for (const [start, { at: from }] of mentions.entries()) {
    const within = mentions.slice(start).filter(({ at }) => at - from <= longest)
    for (const [length, { at: to }] of within.entries()) {
      const taken = within.slice(0, length + 1)
      yield { mentions: taken, from, to, held: new Set(taken.map(({ term }) => term)) }
    }
  }
}

/** Among passages that say as much, the one that says it in fewer words; what the title lends counts for less. */
function rankOf({ held, from, to }: Stretch, lent: ReadonlySet<Term>): number {
  return weightOf(held) + 0.8 * weightOf(lent.difference(held)) - (to - from) / 100
}

const weightOf = (terms: ReadonlySet<Term>) => [...terms].reduce((sum, { weight }) => sum + weight, 0)

/** Whoever asks when they kissed a queen means "I did kiss a queen", rather than what others did. */
const likelier = 0.3
const wordsBefore = 4

const isBySelf = ({ from, to }: Stretch, { words }: Read) =>
  words.slice(Math.max(0, from - wordsBefore), to).some((word) => /^(?:i|we)$/i.test(word))
