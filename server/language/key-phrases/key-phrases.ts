import type { Clause } from '../clauses.ts'
import { subjects } from '../en/function-words.ts'
import { loadedWords } from '../en/mood/feelings.ts'
import { bareNouns, events, relations, vagueNouns } from '../en/nouns.ts'
import { articles, isNoun, type NounPhrase, nounPhrases } from '../noun-phrases.ts'
import type { Doc, Token } from '../read.ts'
import { words } from '../words.ts'

/** Something that was told of, as one may name it back: "your mother-in-law", "the second cup", "lunch with Anna". */
export type KeyPhrase = {
  words: string
  head: string
  kind: 'person' | 'event' | 'thing'
  /** What it does in its clause; `place` tells only where. */
  role: 'subject' | 'object' | 'place'
  /** The lemma of what it does, or of what is done to it; null where there is none. */
  verb: string | null
  clause: number
  /** Two and more can carry a question; under one and a half it is better left alone. */
  weight: number
}

const fewestTokens = 2
const mostTokens = 6
const longestFragment = 4
const fragmentWords = words('NOUN PROPN ADJ NUM DET ADV ADP')
const durations = words('years months weeks days hours')
/** Said of oneself it is one's own; given back it is an insult. */
const unkind = words('silly stupid old fat ugly lazy useless bad dumb foolish crazy mad weak wrong boring')
const fragmentless = words(
  'today tonight yesterday tomorrow morning evening afternoon night monday tuesday wednesday thursday friday saturday sunday i you no not yes okay ok much really bye good that this it same thank thanks sorry',
)
const possessives: Readonly<Record<string, string>> = { my: 'your', our: 'your', this: 'that' }
const places = words('in on at by near to into onto from behind under over past through outside inside around past off')
const speaks = words('say tell ask reckon think shout yell mention claim text write')
/** Whom one does this with or to is a person. */
const meets = words('with told tell called met saw texted phoned rang visited miss missed hugged asked thanked married')
const beForms = words("'m im am 's 're was were is are been being be")
const oneself = words('i im we')

/**
 * What a text tells of, weightiest first. Only what is whole, said by the person of their own, and not denied: words that
 * somebody else is quoted with, questions and denials are left alone, and so is all that would not stand by itself.
 */
export function keyPhrases({ clauses }: Doc): KeyPhrase[] {
  const found = clauses.flatMap((clause, index) => {
    if (isQuoted(clauses, index) || isPutToSomebody(clause)) return []
    const late = (index / clauses.length) * 0.4
    const fragment = fragmentIn(clause)
    if (fragment) return [{ ...fragment, clause: index, weight: fragment.weight + late }]
    return phrasesIn(clause).map((phrase) => ({ ...phrase, clause: index, weight: phrase.weight + late }))
  })
  return found.toSorted((one, other) => other.weight - one.weight)
}

/** A question, or said to whoever listens. */
const isPutToSomebody = ({ text, tokens }: Clause) =>
  text.trimEnd().endsWith('?') || tokens.some(({ lower }) => addressed.has(lower))
const addressed = words('you ye ya u your ur yours')

/** "Mum said | I was selfish": the words of somebody else. */
function isQuoted(clauses: readonly Clause[], index: number): boolean {
  const before = clauses[index - 1]?.tokens.findLast(({ pos }) => pos !== 'PUNCT')
  const speaker = clauses[index]?.tokens.find(({ lemma }) => speaks.has(lemma))
  return (before !== undefined && speaks.has(before.lemma)) || speaker !== undefined
}

/** "Fourteen years." "Too quiet.": said by itself, it is said with weight; it is named back as it was said. */
function fragmentIn({ text, tokens }: Clause): Omit<KeyPhrase, 'clause'> | null {
  const said = tokens.filter(({ pos }) => pos !== 'PUNCT' && pos !== 'INTJ')
  const head = said.findLast((token) => isNoun(token) || token.pos === 'ADJ')
  const isWhole = said.length >= fewestTokens && said.length <= longestFragment && /[.!…]$/.test(text.trimEnd())
  const isPlain = said.every(
    ({ pos, isNegated, lower }) => fragmentWords.has(pos) && !isNegated && !fragmentless.has(lower),
  )
  if (
    !head ||
    !isWhole ||
    !isPlain ||
    said.some(({ lower }) => unkind.has(lower) || (vagueNouns.has(lower) && !durations.has(lower)))
  )
    return null
  const words = said.map(({ text, lower, pos }) => possessives[lower] ?? (pos === 'PROPN' ? text : lower)).join(' ')
  return { words, head: head.lower, kind: 'thing', role: 'place', verb: null, weight: 1.8 }
}

function phrasesIn({ tokens }: Clause): Omit<KeyPhrase, 'clause'>[] {
  return nounPhrases(tokens).flatMap((phrase) => {
    if (!isFit(tokens, phrase)) return []
    const kind = kindOf(tokens, phrase)
    const role = roleOf(tokens, phrase)
    const verb = verbOf(tokens, phrase, role)
    const named = { words: secondPerson(phrase.tokens), head: phrase.head.lower, kind, role, verb }
    return [{ ...named, weight: weightOf(tokens, phrase, kind, role) }]
  })
}

function isFit(tokens: readonly Token[], phrase: NounPhrase): boolean {
  if (phrase.tokens.length > mostTokens || (phrase.tokens.length < fewestTokens && !isNamedPerson(tokens, phrase)))
    return false
  if (!isWhole(tokens, phrase) || phrase.tokens.some(isUnfit) || disagrees(phrase.tokens)) return false
  const isSelf = tokens.slice(0, phrase.from).some(({ lower }) => oneself.has(lower))
  return standsAlone(phrase) && !(isSelf && isPredicate(tokens, phrase.from))
}

/** "Angela", who does something, or is told something. */
function isNamedPerson(tokens: readonly Token[], { head, from, until }: NounPhrase): boolean {
  if (head.pos !== 'PROPN' || !/^\p{Lu}/u.test(head.text)) return false
  return tokens[until]?.pos === 'VERB' || meets.has(tokens[from - 1]?.lower ?? '')
}

const isUnfit = ({ isNegated, lower, text }: Token) =>
  isNegated ||
  vagueNouns.has(lower) ||
  subjects.has(lower) ||
  /[^\p{L}\p{N}-]/u.test(text) ||
  (lower.length < 2 && lower !== 'a')

/** Cut out of nothing longer: no owner, adjective or noun before it, nothing that belongs to it after. */
function isWhole(tokens: readonly Token[], { from, until, tokens: own }: NounPhrase): boolean {
  const [before, after] = [tokens[from - 1], tokens[until]]
  if (before && (articles.has(before.lower) || ['ADJ', 'DET', 'NUM', 'PART'].includes(before.pos) || isNoun(before)))
    return false
  if (before && ["'s", 'no', 'like', 'as'].includes(before.lower)) return false
  if (after && (isNoun(after) || ['ADJ', 'NUM'].includes(after.pos) || ["'s", 'of'].includes(after.lower))) return false
  return !own.some(({ lower }, index) => index > 0 && possessives[lower] !== undefined && own[0]?.lower === lower)
}

/** "A accounting", "that drugs": a slip of the tongue or of the recogniser. */
function disagrees([first, second, ...rest]: readonly Token[]): boolean {
  const last = rest.at(-1) ?? second
  if (first?.lower === 'a') return /^[aeio]/.test(second?.lower ?? '')
  if (first?.lower === 'an') return !/^[aeiouh]/.test(second?.lower ?? '')
  return (first?.lower === 'that' || first?.lower === 'this') && last?.lower !== last?.lemma
}

/** One says "the operation" and "tacos", and not "operation". */
function standsAlone({ tokens, head }: NounPhrase): boolean {
  const [first] = tokens
  if (first && articles.has(first.lower)) return true
  if (head.pos === 'PROPN') return tokens.every(({ pos }) => pos === 'PROPN')
  return bareNouns.has(head.lower) || (head.lemma !== head.lower && head.lower.endsWith('s'))
}

function kindOf(tokens: readonly Token[], { tokens: own, head, from, until }: NounPhrase): KeyPhrase['kind'] {
  if (relations.has(head.lower) && !events.has(head.lower)) return 'person'
  if (events.has(head.lower) || events.has(head.lemma)) return 'event'
  const isActing = tokens[until]?.pos === 'VERB' || meets.has(tokens[from - 1]?.lower ?? '')
  return own.every(({ pos }) => pos === 'PROPN') && isActing ? 'person' : 'thing'
}

function roleOf(tokens: readonly Token[], { from, until }: NounPhrase): KeyPhrase['role'] {
  const after = tokens.slice(until).find(({ pos }) => pos !== 'ADV')
  if (after && (after.pos === 'VERB' || after.pos === 'AUX')) return 'subject'
  return places.has(tokens[from - 1]?.lower ?? '') ? 'place' : 'object'
}

function verbOf(tokens: readonly Token[], { from, until }: NounPhrase, role: KeyPhrase['role']): string | null {
  const near = role === 'subject' ? tokens.slice(until) : tokens.slice(0, from).toReversed()
  return near.find(({ pos }) => pos === 'VERB')?.lemma ?? null
}

/** "I'm basically a zombie": what somebody is said to be. */
function isPredicate(tokens: readonly Token[], from: number): boolean {
  const verb = tokens.slice(0, from).findLast(({ pos }) => pos !== 'ADV')
  return verb !== undefined && beForms.has(verb.lower)
}

const byKind = { event: 2.2, person: 1.6, thing: 1 } as const

function weightOf(
  tokens: readonly Token[],
  { tokens: own, from }: NounPhrase,
  kind: KeyPhrase['kind'],
  role: KeyPhrase['role'],
): number {
  const isDoneBySelf = role === 'object' && tokens.slice(0, from).some(({ lower }) => oneself.has(lower))
  const points: readonly [boolean, number][] = [
    [own.some(({ pos }) => pos === 'PROPN'), 0.5],
    [own.some(({ lower }) => possessives[lower] !== undefined), 0.4],
    [own.length > 2, 0.3],
    [isDoneBySelf, 0.4],
    [tokens.some(({ lemma, isNegated }) => loadedWords.has(lemma) && !isNegated), 0.9],
    [isPredicate(tokens, from), -0.6],
    [role === 'place' && kind === 'thing', -0.8],
    [own[0]?.lower === 'a' || own[0]?.lower === 'an', -0.2],
    [own.some(({ pos }) => pos === 'NUM'), 0.4],
  ]
  return points.reduce<number>((weight, [holds, value]) => (holds ? weight + value : weight), byKind[kind])
}

function secondPerson(phrase: readonly Token[]): string {
  const said = phrase.map(({ text, lower, pos }) => possessives[lower] ?? (pos === 'PROPN' ? text : lower))
  return said.join(' ').replace(/\b(mother|father|sister|brother|son|daughter) in law\b/, '$1-in-law')
}
