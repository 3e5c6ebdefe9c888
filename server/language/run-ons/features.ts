import { subordinators } from '../en/subordination.ts'
import type { Token } from '../read.ts'
import { isVerb, startsSubject } from './subjects.ts'

export const buckets = 2 ** 17

function bucketOf(feature: string): number {
  let hash = 2166136261
  for (let place = 0; place < feature.length; place += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(place), 16777619)
  }
  return (hash >>> 0) % buckets
}

const closed = new Set(['PRON', 'AUX', 'ADP', 'DET', 'CCONJ', 'SCONJ', 'PART', 'INTJ'])

/** The word itself where its kind is closed, its form where it is a verb, else only its part of speech. */
function kindOf(token: Token | undefined): string {
  if (!token) return '#'
  if (closed.has(token.pos) || token.isStop) return token.lower
  if (token.pos !== 'VERB') return token.pos
  if (token.lower === token.lemma) return 'VB'
  return token.lower.endsWith('ing') ? 'VBG' : 'VBD'
}

const near = 7

/** What stands around the place before a word: whether a sentence may end there. */
export function gapFeatures(tokens: readonly Token[], index: number): number[] {
  const word = (step: number) => tokens[index + step]?.lower ?? '#'
  const pos = (step: number) => tokens[index + step]?.pos ?? '#'
  const [c3, c2, c1, d0, d1, d2, d3] = [-3, -2, -1, 0, 1, 2, 3].map((step) => kindOf(tokens[index + step]))
  const [w1, v0, v1] = [word(-1), word(0), word(1)]
  const [p2, p1, q0, q1, q2] = [-2, -1, 0, 1, 2].map(pos)
  const isSubject = startsSubject(tokens, index) ? 1 : 0
  const ahead = distance((step) => tokens[index + step])
  const behind = distance((step) => tokens[index - 1 - step])
  const features = [
    ...['', w1, v0, word(-2), v1, word(-3), word(2), `${w1} ${v0}`, `${v0} ${v1}`, `${word(-2)} ${w1}`],
    ...[`${p1} ${q0}`, `${q0} ${q1}`, `${p2} ${p1} ${q0}`, `${p1} ${q0} ${q1}`, `${q0} ${q1} ${q2}`],
    ...[`${p2} ${p1} ${q0} ${q1}`, `${p1} ${q0} ${q1} ${q2}`, `${c1} ${d0}`, `${d0} ${d1}`, `${c2} ${c1} ${d0}`],
    ...[`${c1} ${d0} ${d1}`, `${d0} ${d1} ${d2}`, `${c2} ${c1} ${d0} ${d1}`, `${c1} ${d0} ${d1} ${d2}`],
    ...[`${c3} ${c2} ${c1} ${d0}`, `${d0} ${d1} ${d2} ${d3}`, `${w1} ${d0} ${d1}`, `${c2} ${c1} ${v0}`],
    ...[`${isSubject}`, `${isSubject} ${w1}`, `${isSubject} ${p1}`, `${isSubject} ${p1} ${p2}`, `${ahead}`],
    ...[`${ahead} ${behind}`, `${ahead} ${p1}`, `${isSubject} ${behind}`, `${behind} ${v0}`],
  ]
  return features.map((feature, kind) => bucketOf(`${kind} ${feature}`))
}

/** How far the next verb is. */
function distance(at: (step: number) => Token | undefined): number {
  let step = 0
  while (step < near && !isVerb(at(step))) step += 1
  return step
}

const lengths = [6, 8, 10, 13, 17, 24]
const lengthOf = (count: number) => (count < 6 ? count : 6 + lengths.findLastIndex((least) => count >= least))
const most = 3
const pronouns = new Set(['i', 'we', 'he', 'she', 'they', 'it', 'you', 'there', 'that', 'this', 'who'])

/** What the sentence holds so far that began at `from` and might end before `index`. */
export function sentenceFeatures(tokens: readonly Token[], from: number, index: number): number[] {
  let [verbs, subjects, hasVerb] = [0, 0, 0]
  for (const token of tokens.slice(from, index)) {
    if (isVerb(token)) [verbs, hasVerb] = [verbs + 1, 1]
    if (pronouns.has(token.lower)) subjects += 1
    if (token.pos === 'CCONJ' || subordinators.has(token.lower)) hasVerb = 0
  }
  const [first, second, last, next] = [tokens[from], tokens[from + 1], tokens[index - 1], tokens[index]]
  const opening = first?.pos === 'CCONJ' ? second : first
  const isOpen = subordinators.has(opening?.lower ?? '') ? 1 : 0
  const isSubject = startsSubject(tokens, index) ? 1 : 0
  const [v, s, n] = [Math.min(verbs, most), Math.min(subjects, most), lengthOf(index - from)]
  const features = [
    ...[`${n}`, `${v} ${isSubject}`, `${s} ${isOpen} ${isSubject}`, `${n} ${isSubject}`, `${v} ${s} ${isOpen}`],
    ...[`${hasVerb} ${isSubject} ${last?.pos}`, `${next?.lower} ${n}`, `${hasVerb} ${next?.lower}`],
    ...[`${first?.lower} ${isSubject}`, `${v} ${next?.lower}`, `${n} ${last?.pos}`],
  ]
  return features.map((feature, kind) => bucketOf(`s${kind} ${feature}`))
}
