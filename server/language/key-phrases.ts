import type { Clause } from './clauses.ts'
import { subjects } from './en/function-words.ts'
import { bareNouns, events, relations, vagueNouns } from './en/nouns.ts'
import type { Doc, Token } from './read.ts'
import { words } from './words.ts'

/** Something that was told of, as one may name it back: "your mother-in-law", "the second cup", "lunch with Anna". */
export type KeyPhrase = {
  words: string
  head: string
  kind: 'person' | 'event' | 'thing'
  clause: number
  weight: number
}

const fewestTokens = 2
const mostTokens = 6
const possessives: Readonly<Record<string, string>> = { my: 'your', our: 'your', this: 'that' }
const articles = words('a an the my our his her their that this some two three four five six seven eight nine ten')
const links = words('of for with from in')
/** What follows tells where, more often than what. */
const places = words('in on at by near to into onto from behind under over past through outside inside around')
const speaks = words('say tell ask reckon think shout yell mention claim text write')

/**
 * What a text tells of, weightiest first. Only what is whole, said by the person of their own, and not denied: words that
 * somebody else is quoted with, questions and denials are left alone, and so is all that would not stand by itself.
 */
export function keyPhrases({ clauses }: Doc): KeyPhrase[] {
  const found = clauses.flatMap((clause, index) => {
    if (isQuoted(clauses, index) || clause.text.trimEnd().endsWith('?')) return []
    return phrasesIn(clause).map((phrase) => ({
      ...phrase,
      clause: index,
      weight: phrase.weight + (index / clauses.length) * 0.5,
    }))
  })
  return found.toSorted((one, other) => other.weight - one.weight)
}

/** "Mum said | I was selfish": the words of somebody else. */
function isQuoted(clauses: readonly Clause[], index: number): boolean {
  const before = clauses[index - 1]?.tokens.findLast(({ pos }) => pos !== 'PUNCT')
  const own = clauses[index]?.tokens.findIndex(({ lemma }) => speaks.has(lemma)) ?? -1
  return (before !== undefined && speaks.has(before.lemma)) || own >= 0
}

type Found = Omit<KeyPhrase, 'clause'>

function phrasesIn({ tokens }: Clause): Found[] {
  const found: Found[] = []
  for (let from = 0; from < tokens.length; from += 1) {
    const until = endOfPhrase(tokens, from)
    if (until === null) continue
    const phrase = tokens.slice(from, until)
    const taken = named(tokens, phrase, from, until)
    if (taken) found.push(taken)
    from = until - 1
  }
  return found
}

/** A tagger takes "final" for an adjective; what is known as a noun is one. */
const isNoun = (token: Token | undefined) =>
  token !== undefined &&
  (token.pos === 'NOUN' ||
    token.pos === 'PROPN' ||
    ((events.has(token.lower) || relations.has(token.lower)) && token.pos !== 'VERB'))

/** Where the noun phrase that begins here ends, with what is linked to it; null where none begins. */
function endOfPhrase(tokens: readonly Token[], from: number): number | null {
  const end = endOfNouns(tokens, from)
  if (end === null) return null
  if (tokens[end]?.lower === 'in' && tokens[end + 1]?.lower === 'law') return end + 2
  const link = tokens[end]
  if (!link || !links.has(link.lower)) return end
  const linked = endOfNouns(tokens, end + 1)
  const isShort = linked !== null && linked - from <= mostTokens
  if (isShort) return linked
  return link.lower === 'of' ? null : end
}

function endOfNouns(tokens: readonly Token[], from: number): number | null {
  const first = tokens[from]
  if (!first) return null
  let index = articles.has(first.lower) ? from + 1 : from
  while ((tokens[index]?.pos === 'ADJ' || tokens[index]?.pos === 'NUM') && !isNoun(tokens[index])) index += 1
  const nouns = index
  while (isNoun(tokens[index])) index += 1
  return index > nouns ? index : null
}

function named(tokens: readonly Token[], phrase: readonly Token[], from: number, until: number): Found | null {
  const head = headOf(phrase)
  if (!head || !isWhole(tokens, phrase, from, until) || phrase.some(isUnfit)) return null
  if (phrase.length < fewestTokens || phrase.length > mostTokens || !standsAlone(phrase, head)) return null
  const kind = kindOf(phrase, head, tokens[from - 1], tokens[until])
  return { words: secondPerson(phrase), head: head.lower, kind, weight: weightOf(tokens, phrase, from, kind) }
}

/** The last noun before a link: "the *smell* of paint". */
function headOf(phrase: readonly Token[]): Token | undefined {
  const link = phrase.findIndex(({ lower }) => links.has(lower))
  return phrase.slice(0, link === -1 ? undefined : link).findLast(isNoun)
}

const isUnfit = ({ isNegated, lower, text }: Token) =>
  isNegated ||
  vagueNouns.has(lower) ||
  subjects.has(lower) ||
  /[^\p{L}\p{N}-]/u.test(text) ||
  (lower.length < 2 && lower !== 'a')

/** Cut out of nothing longer: no owner, adjective or noun before it, nothing that belongs to it after. */
function isWhole(tokens: readonly Token[], phrase: readonly Token[], from: number, until: number): boolean {
  const [before, after] = [tokens[from - 1], tokens[until]]
  if (
    before &&
    (articles.has(before.lower) ||
      before.pos === 'ADJ' ||
      before.pos === 'DET' ||
      before.pos === 'NUM' ||
      before.lower === "'s" ||
      isNoun(before))
  )
    return false
  if (before?.pos === 'PART' || before?.lower === 'no' || before?.lower === 'like' || before?.lower === 'as')
    return false
  if (
    after &&
    (isNoun(after) || after.pos === 'ADJ' || after.pos === 'NUM' || after.lower === "'s" || after.lower === 'of')
  )
    return false
  if (disagrees(phrase)) return false
  return !phrase.some(({ lower }, index) => index > 0 && possessives[lower] !== undefined && phrase[0]?.lower === lower)
}

/** "A accounting", "that drugs": a slip of the tongue or of the recogniser. */
function disagrees([first, second, ...rest]: readonly Token[]): boolean {
  const last = rest.at(-1) ?? second
  if (first?.lower === 'a') return /^[aeio]/.test(second?.lower ?? '')
  if (first?.lower === 'an') return !/^[aeiouh]/.test(second?.lower ?? '')
  return (first?.lower === 'that' || first?.lower === 'this') && last?.lower !== last?.lemma
}

/** One says "the operation" and "tacos", and not "operation". */
function standsAlone(phrase: readonly Token[], head: Token): boolean {
  const [first] = phrase
  if (first && articles.has(first.lower)) return true
  if (head.pos === 'PROPN') return phrase.length > 1 && phrase.every(({ pos }) => pos === 'PROPN')
  return bareNouns.has(head.lower) || (head.lemma !== head.lower && head.lower.endsWith('s'))
}

function kindOf(
  phrase: readonly Token[],
  head: Token,
  before: Token | undefined,
  after: Token | undefined,
): KeyPhrase['kind'] {
  if (phrase.some(({ lower }) => relations.has(lower)) && !events.has(head.lower)) return 'person'
  if (events.has(head.lower) || events.has(head.lemma)) return 'event'
  const isActing = phrase.every(({ pos }) => pos === 'PROPN') && (after?.pos === 'VERB' || before?.lower === 'with')
  return isActing ? 'person' : 'thing'
}

function weightOf(tokens: readonly Token[], phrase: readonly Token[], from: number, kind: KeyPhrase['kind']): number {
  const isOwn = phrase.some(({ lower }) => possessives[lower] !== undefined)
  const isPredicate = tokens[from - 1]?.lemma === 'be' && tokens.some(({ lower }) => lower === 'i')
  const hasName = phrase.some(({ pos }) => pos === 'PROPN')
  return (
    { event: 3, person: 2.2, thing: 1.5 }[kind] +
    (hasName ? 1 : 0) +
    (isOwn ? 0.5 : 0) +
    Math.min(phrase.length, 4) * 0.3 -
    (isPredicate ? 2.5 : tokens[from - 1]?.lemma === 'be' ? 1 : 0) -
    (kind === 'thing' && places.has(tokens[from - 1]?.lower ?? '') ? 1 : 0)
  )
}

function secondPerson(phrase: readonly Token[]): string {
  const said = phrase.map(
    ({ text, lower, pos }) => possessives[lower] ?? (pos === 'PROPN' ? text : lower === 'i' ? 'I' : text),
  )
  const [first = '', ...rest] = said.map((word, index) => (phrase[index]?.pos === 'PROPN' ? word : word.toLowerCase()))
  return [first, ...rest].join(' ').replace(/\b(mother|father|sister|brother|son|daughter) in law\b/, '$1-in-law')
}
