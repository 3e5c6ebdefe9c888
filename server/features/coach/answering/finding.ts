import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { isLight, isSmall, kinOf, rootOf, tracesOf, wordsIn } from './words.ts'

/** An entry that speaks of what was asked; `quote` stands in its text just so. */
export type Find = { page: Noted; quote: string; coverage: number }

/** What is asked about: its words by their roots, in the person's order. */
export type Subject = { words: readonly string[]; roots: readonly string[]; names: readonly string[] }

export function subjectOf(words: string): Subject {
  const meant = wordsIn(words).filter((word) => !isSmall(word) && word.length > 1)
  const roots = [...new Set(meant.map(rootOf))]
  return { words: meant, roots, names: namesIn(words) }
}

/** Names that hold a word too small to look for by itself have to stand there whole: "New York". */
function namesIn(words: string): string[] {
  const runs = words.match(/(?<=\S\s+)\p{Lu}[\p{L}’'.]*(?:\s+(?:of\s+)?\p{Lu}[\p{L}’']*)+/gu) ?? []
  return runs
    .filter((run) => run.split(/\s+/).some((word) => word !== 'of' && isSmall(word)))
    .map((run) => run.replace(/['’]s$/, '').toLowerCase())
}

const enough = 0.62
const whole = 0.95
const longestQuote = 240
const lightest = 0.25

type Term = { root: string; kin: ReadonlySet<string>; traces: string[]; weight: number; known: boolean }

/**
 * Every entry that speaks of the subject, in the order of the pages. A rare word weighs more than a common one, and the
 * rarest has to be there. Where some entries hold all of the subject, those that hold a part are left out; `isWhole`
 * says which it was. `missing` are words that stand in no entry at all.
 */
export function findIn(
  pages: readonly Noted[],
  subject: Subject,
): { finds: Find[]; isWhole: boolean; missing: string[] } {
  const texts = pages.map((page) => `${page.title}\n${page.content}`.toLowerCase())
  const terms = subject.roots.map((root) => termOf(root, texts))
  const missing = terms.filter(({ known, root }) => !known && !isLight(root)).map(({ root }) => wordOf(subject, root))
  if (terms.length === 0 || missing.length > 0) return { finds: [], isWhole: false, missing }
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const rarest = terms.reduce((one, other) => (other.weight > one.weight ? other : one))
  const finds: Find[] = []
  for (const [at, page] of pages.entries()) {
    const text = texts[at] ?? ''
    const likely = terms.filter((term) => term.traces.some((trace) => text.includes(trace)))
    if (!likely.includes(rarest) || weightOf(likely) < enough * total) continue
    if (!subject.names.every((name) => text.includes(name))) continue
    const found = bestPassage(page, likely, rarest, total)
    if (found) finds.push(found)
  }
  const wholes = finds.filter(({ coverage }) => coverage >= whole)
  return wholes.length > 0 ? { finds: wholes, isWhole: true, missing } : { finds, isWhole: false, missing }
}

function termOf(root: string, texts: readonly string[]): Term {
  const kin = kinOf(root)
  const traces = kin.flatMap(tracesOf)
  const inTexts = texts.filter((text) => traces.some((trace) => text.includes(trace))).length
  const rarity = Math.log(1 + texts.length / (inTexts + 0.5))
  return {
    root,
    kin: new Set(kin),
    traces,
    known: inTexts > 0,
    weight: isLight(root) ? Math.min(rarity, lightest) : rarity,
  }
}

const wordOf = ({ words }: Subject, root: string) => words.find((word) => rootOf(word) === root) ?? root
const weightOf = (terms: readonly Term[]) => terms.reduce((sum, { weight }) => sum + weight, 0)

function bestPassage(page: Noted, terms: readonly Term[], rarest: Term, total: number): Find | null {
  const titleRoots = rootsIn(page.title)
  const sentences = sentencesIn(page.content)
  const held = sentences.map((sentence) => {
    const roots = rootsIn(sentence)
    return terms.filter(({ kin }) => [...kin].some((root) => roots.has(root) && !isDenied(sentence, root)))
  })
  let best: { at: number; coverage: number; rank: number } | null = null
  for (const [at, own] of held.entries()) {
    if (own.length === 0) continue
    // What the sentence before or after says, and what the title says, belongs to it, but counts for less.
    const near = new Set([...(held[at - 1] ?? []), ...(held[at + 1] ?? [])])
    const inTitle = terms.filter(({ kin }) => [...kin].some((root) => titleRoots.has(root)))
    for (const term of inTitle) near.add(term)
    const lent = [...near].filter((term) => !own.includes(term))
    const coverage = (weightOf(own) + 0.8 * weightOf(lent)) / total
    const holdsRarest = own.includes(rarest) || near.has(rarest)
    // Among passages that say as much, the plainer one.
    const rank = coverage - (sentences[at]?.length ?? 0) / 5_000
    if (holdsRarest && coverage >= enough && (!best || rank > best.rank)) best = { at, coverage, rank }
  }
  return best && { page, coverage: best.coverage, quote: cut(sentences[best.at] ?? '') }
}

/** "I didn't see Anna" tells of no meeting. */
function isDenied(sentence: string, root: string): boolean {
  const words = wordsIn(sentence)
  const at = words.findIndex((word) => rootOf(word) === root)
  return words
    .slice(Math.max(0, at - 3), at)
    .some((word) => /^(?:not|never|didn['’]?t|don['’]?t|won['’]?t|couldn['’]?t|haven['’]?t|without)$/i.test(word))
}

const rootsIn = (text: string) => new Set(wordsIn(text).map(rootOf))

/** A full stop after a title or an initial ends nothing: "Mr. Hill", "Sir W. Penn". */
const sentencePattern = /(?:\b(?:\p{Lu}|Mr|Mrs|Ms|Dr|St|Prof)\.|[^.!?\n])+[.!?]*["”’)\]]*/gu

export function sentencesIn(text: string): string[] {
  return (text.match(sentencePattern) ?? []).map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}

/** Whole words from the beginning; what remains is still an exact piece of the text. */
function cut(sentence: string): string {
  if (sentence.length <= longestQuote) return sentence
  return sentence.slice(0, sentence.lastIndexOf(' ', longestQuote)).replace(/[,;:\s]+$/, '')
}
