import { readWeights } from '../learned/weights.ts'
import { read, type Token } from '../read.ts'
import { words } from '../words.ts'
import { barrierAt } from './barriers.ts'
import { gapFeatures, sentenceFeatures } from './features.ts'
import { costOf, gainOf, turnsAt } from './leanings.ts'
import { isVerb, joints, opensHalf, startsSubject } from './subjects.ts'

const learned = readWeights(
  new URL('../../../models/sentences/weights.bin', import.meta.url),
  'npm run learn:sentences',
)
const weights = learned.outputs.map(({ step, weights }) => Float32Array.from(weights, (byte) => byte * step))[0] ?? []

/** Above it, in log odds, a sentence may end; the places below are not looked at. */
const likely = -3.5
const caution = 0.7
const longest = 60

/** The end of a text, so many words of it. */
export const lastWords = (text: string, most: number): string => text.trim().split(/\s+/).slice(-most).join(' ')

/** The sentences of what was said in one go, also where nobody put a full stop. */
export function spokenSentences(text: string): string[] {
  const isWritten = /^\W*\p{Lu}/u.test(text) && /[.!?]["”']?$/.test(text.trim())
  return read(text).sentences.flatMap((sentence) => {
    if (isWritten && sentence.tokens.length < longest) return [sentence.text]
    return cutAt(sentence.text, beginningsIn(sentence.text))
  })
}

function cutAt(text: string, beginnings: readonly number[]): string[] {
  return [0, ...beginnings].map((from, index) => {
    const sentence = text.slice(from, beginnings[index] ?? text.length).replace(/[\s,;:–—-]+$/, '')
    return index > 0 ? sentence.replace(/^and (?=\S)/i, '') : sentence
  })
}

/** Where in the text another sentence begins. */
function beginningsIn(text: string): number[] {
  // What was learned knows no capitals.
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return []
  const tokens = read(lower).tokens.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const ends = [...likeliest(tokens), tokens.length]
  return ends
    .flatMap((until, index) => {
      const from = ends[index - 1] ?? 0
      return [...(index > 0 ? [from] : []), ...joinedIn(tokens, from, until)]
    })
    .flatMap((place) => tokens[place]?.start ?? [])
}

const sumOf = (features: readonly number[]) => features.reduce((sum, bucket) => sum + (weights[bucket] ?? 0), 0)
const logistic = (odds: number) => -Math.log1p(Math.exp(-odds))

type Place = { index: number; odds: number }
type Way = Place & { score: number; before: Way | null }

/** The likeliest of all ways to cut, by what was learned of each place and of the sentence that would end there. */
function likeliest(tokens: readonly Token[]): number[] {
  const places: Way[] = [{ index: 0, odds: 0, score: 0, before: null }]
  for (let index = 1; index < tokens.length; index += 1) {
    const learnedOdds = sumOf(gapFeatures(tokens, index))
    const odds = turnsAt(tokens, index) ? Math.max(learnedOdds, 0) : learnedOdds
    if (odds > likely) places.push({ index, odds, score: Number.NEGATIVE_INFINITY, before: null })
  }
  const end: Way = { index: tokens.length, odds: 0, score: Number.NEGATIVE_INFINITY, before: null }
  for (const [number, way] of places.entries()) {
    if (way.score > Number.NEGATIVE_INFINITY) goOn(tokens, way, places.slice(number + 1), end)
  }
  const cuts: number[] = []
  for (let way = end.before; way && way.index > 0; way = way.before) cuts.unshift(way.index)
  return cuts
}

/** Ends the sentence that begins here at each place after it, and keeps what is better than was found before. */
function goOn(tokens: readonly Token[], way: Way, after: readonly Way[], end: Way) {
  let score = way.score
  for (const place of after) {
    const current = tokens.slice(way.index, place.index)
    const gain = gainOf(tokens, way.index, place.index) - caution
    const odds = place.odds + sumOf(sentenceFeatures(tokens, way.index, place.index)) + gain
    const ended = score + logistic(odds) - costOf(current, way.index > 0, false)
    if (ended > place.score && barrierAt(tokens, way.index, place.index) === null) {
      place.score = ended
      place.before = way
    }
    score += logistic(-odds)
  }
  score -= costOf(tokens.slice(way.index), way.index > 0, true)
  if (score > end.score) Object.assign(end, { score, before: way })
}

const lately = words('then today yesterday tomorrow tonight now afterwards later')
const mostJoined = 20
const fewest = 6

/** "… and he asked me again": a long sentence of several ends where it is joined, as near to its middle as can be. */
function joinedIn(tokens: readonly Token[], from: number, until: number): number[] {
  if (until - from <= mostJoined) return []
  const middle = (from + until) / 2
  const [best] = tokens
    .flatMap((_, index) => (isJoint(tokens, from, index, until) ? [index] : []))
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
  return best === undefined ? [] : [...joinedIn(tokens, from, best), best, ...joinedIn(tokens, best, until)]
}

function isJoint(tokens: readonly Token[], from: number, index: number, until: number): boolean {
  if (index - from < fewest || until - index < fewest || !joints.has(tokens[index]?.lower ?? '')) return false
  if (tokens[index - 1]?.pos === 'CCONJ' || barrierAt(tokens, from, index) !== null) return false
  const next = tokens.findIndex(({ pos, lower }, place) => place > index && pos !== 'ADV' && !lately.has(lower))
  const current = tokens.slice(from, index)
  if (!current.some(isVerb)) return false
  // "And when I got home | I sat": only where its second half comes before the end.
  const rest = tokens.slice(next, until).filter((_, step) => startsSubject(tokens, next + step))
  return opensHalf(tokens.slice(index, next + 1)) ? rest.length > 1 : startsSubject(tokens, next)
}
