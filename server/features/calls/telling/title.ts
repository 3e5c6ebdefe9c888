import { plain } from '#server/dialogue/understanding/plain.ts'
import { leaningOf } from '#server/language/mood/tone.ts'
import { safetyLevel } from '#server/risk/assess.ts'
import { capital } from './cleaning.ts'
import { breaks, dangling, dull, lost, opening, small, turning } from './title-words.ts'

const longest = 60
const shortest = 3

/** A clause as it could stand above the entry; `isWhole` when nothing had to be cut off. */
type Candidate = { words: string; isWhole: boolean; at: number }

/** The most telling thing the person said, in their own words, at most 60 characters. */
export function titleOf(sentences: readonly string[]): string {
  const counts = wordCounts(sentences)
  const all = sentences.flatMap((sentence, at) => candidatesIn(sentence, at))
  // What would frighten at every look at the journal is not made its headline, unless nothing else was said.
  const calm = all.filter(({ words }) => safetyLevel(words) < 2)
  const scored = (calm.length > 0 ? calm : all).map((one) => ({ ...one, score: scoreOf(one, counts) }))
  const best = scored.reduce(
    (one, other) => (other.score > one.score ? other : one),
    scored[0] ?? { words: '', score: 0 },
  )
  return capital(best.words || cut(sentences.join(' ')))
}

function candidatesIn(sentence: string, at: number): Candidate[] {
  return [sentence, ...clausesOf(sentence)]
    .filter((clause) => !lost.test(clause.trim()))
    .map((clause) => ({ ...trimmed(clause), at }))
    .filter(({ words }) => words !== '')
}

/** "My husband" | "and I played cards" is one clause. */
function clausesOf(sentence: string): string[] {
  const clauses: string[] = []
  for (const clause of sentence.split(breaks)) {
    const last = clauses.at(-1)
    const isSubject = last !== undefined && last.split(' ').length < shortest && /^and /i.test(clause)
    if (isSubject) clauses[clauses.length - 1] = `${last} ${clause}`
    else clauses.push(clause)
  }
  return clauses
}

function scoreOf({ words, isWhole, at }: Candidate, counts: Map<string, number>): number {
  return telling(words, counts) - Math.min(at, 6) * 0.15 - (isWhole ? 0 : 1)
}

function wordCounts(sentences: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of plain(sentences.join(' ')).split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const weighs = (word: string) => word.length > 2 && !small.has(word)

function telling(words: string, counts: Map<string, number>): number {
  const all = plain(words).split(' ')
  const content = [...new Set(all.filter(weighs))]
  const rich = content.filter((word) => !dull.has(word))
  const named = words
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^[A-Z][a-zé]/.test(word)).length
  const recurring = rich.filter((word) => (counts.get(word) ?? 0) > 1).length
  const pronoun =
    /^(?:it|that|this|they|he|she|there|these|those|which|you|him|her|them|to|in|on|at|for|of|as|if|when|who|than|with|from|by)\b/i.test(
      words,
    )
  const ownStory = /^(?:i|my|we|our)\b/i.test(words)
  return (
    Math.sqrt(Math.min(rich.length, 6)) * 2 +
    (content.length - rich.length) * 0.2 +
    Math.min(named, 2) * 0.4 +
    Math.min(recurring, 2) * 0.4 +
    (leaningOf(words).tone === 'plain' ? 0 : 0.8) +
    (ownStory ? 0.7 : 0) -
    (pronoun ? 1.3 : 0) -
    (all.length < shortest ? 1 : 0) +
    (turning.test(words) ? 1.5 : 0)
  )
}

/** Without its first "well, yesterday" and without a word at the end that asks for another; never over the limit. */
function trimmed(clause: string): { words: string; isWhole: boolean } {
  const whole = clause
    .trim()
    .replace(/[.!?…,;:]+$/, '')
    .trim()
  const bare = whole.replace(opening, '') || whole
  const words = withoutDangling(bare.length <= longest ? bare : cut(bare))
  return { words, isWhole: words.length === bare.length }
}

function cut(words: string): string {
  const room = words.slice(0, longest + 1)
  const atBreak = room.split(breaks)[0]?.trim() ?? ''
  if (atBreak.length >= 20 && atBreak.length <= longest) return atBreak
  const beforePhrase = [
    ...room.matchAll(/\s(?=(?:with|for|at|in|on|from|about|after|before|by|when|because|and|but|to|that)\s)/gi),
  ].at(-1)
  if (beforePhrase && beforePhrase.index >= 24) return room.slice(0, beforePhrase.index)
  const atSpace = room.lastIndexOf(' ')
  return atSpace > 0 ? room.slice(0, atSpace) : words.slice(0, longest)
}

function withoutDangling(words: string): string {
  const all = words.replace(/[,;:]+$/, '').split(' ')
  while (all.length > 1 && dangling.has(plain(all.at(-1) ?? ''))) all.pop()
  return all.join(' ').replace(/[,;:]+$/, '')
}
