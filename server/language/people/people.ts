import { bareNouns, events, vagueNouns } from '../en/nouns.ts'
import { actsTowards, companyActs, notNames, personActs, titles } from '../en/people/people.ts'
import { describing, familiarly, qualifiers, type Relation, relations } from '../en/people/relations.ts'
import { calendarWords, months, weekdays } from '../en/time/calendar.ts'
import type { Doc, Token } from '../read.ts'
import { isDone, isGoneAt, isPresentAt } from './presence.ts'

/** Somebody is spoken of, by name, by who they are to the person, or by both. */
export type Mention = {
  name: string | null
  relation: { id: string; words: string; qualifier: string | null; isOnly: boolean; isAny: boolean } | null
  pronoun: 'she' | 'he' | null
  isFormal: boolean
  /** Whether a name was used as one is for people; "Lisbon" is not. */
  isSure: boolean
  /** Seen, heard or spoken with, and not only thought of. */
  isPresent: boolean
  /** Spoken of as dead. */
  isGone: boolean
  start: number
  end: number
}

type Found = { relation: Relation; words: string; qualifier: string | null; first: number; next: number }

const relationByWord = new Map(relations.flatMap((relation) => [...relation.words].map((word) => [word, relation])))
const owned = new Set(['my', 'our'])
const notOnes = new Set([...notNames, ...weekdays, ...months, ...bareNouns, ...events, ...vagueNouns])
const introducing = new Set(['called', 'named', ','])

/** Who is spoken of, in the order of the text. */
export function peopleIn(doc: Doc): Mention[] {
  return doc.sentences.flatMap(({ tokens }) => {
    const mentions: Mention[] = []
    for (let index = 0; index < tokens.length; index += 1) {
      const found = relationAt(tokens, index)
      const name = nameAfter(tokens, found?.next ?? index, found !== null)
      const last = name?.next ?? found?.next
      if (last === undefined) continue
      const first = found?.first ?? name?.first ?? index
      mentions.push(mentionOf(doc, tokens, { found, name, first, last }))
      index = last - 1
    }
    return joined(doc.text, mentions)
  })
}

/** "my (older) sister", "mum", "my mother-in-law". */
function relationAt(tokens: readonly Token[], index: number): Found | null {
  // "my mother in law, not my mother" speaks of one.
  const isOwned = owned.has(tokens[index]?.lower ?? '') && tokens[index - 1]?.lower !== 'not'
  const isFamiliar = familiarly.has(tokens[index]?.lower ?? '') && !isDetermined(tokens[index - 1])
  if (!isOwned && !isFamiliar) return null
  let place = isOwned ? index + 1 : index
  let qualifier: string | null = null
  for (; isDescribing(tokens[place], tokens[place + 1]); place += 1) {
    const word = tokens[place]?.lower ?? ''
    if (qualifiers.has(word)) qualifier = word
  }
  const token = tokens[place]
  const relation = relationByWord.get(token?.lower ?? '')
  if (!token || !relation) return null
  // "my sister's friend" is the friend; of "Mom's results" Mom is spoken of.
  if (isPossessive(tokens[place + 1]) && relationByWord.has(tokens[place + 2]?.lower ?? '')) return null
  const inLaw = inLawAfter(tokens, place + 1)
  if (!inLaw) return { relation, words: token.lower, qualifier, first: index, next: place + 1 }
  const lawful = { ...relation, id: `${relation.id}-in-law` }
  return { relation: lawful, words: `${token.lower}-in-law`, qualifier, first: index, next: inLaw }
}

const isDescribing = (token: Token | undefined, next: Token | undefined) =>
  (qualifiers.has(token?.lower ?? '') || describing.has(token?.lower ?? '')) &&
  next?.pos !== 'VERB' &&
  next?.pos !== 'PUNCT'

const isDetermined = (token: Token | undefined) =>
  token?.pos === 'DET' || /^(?:your|his|her|their|my|our)$/.test(token?.lower ?? '')

const isPossessive = (token: Token | undefined) => token?.pos === 'PART' && /^['’]s$/.test(token.text)

/** Where "in law" or "-in-law" ends; null where there is none. */
function inLawAfter(tokens: readonly Token[], from: number): number | null {
  const next = tokens.slice(from, from + 4).filter(({ text }) => text !== '-')
  if (next[0]?.lower !== 'in' || next[1]?.lower !== 'law') return null
  return tokens.indexOf(next[1]) + 1
}

type Name = { name: string; first: number; next: number; isFormal: boolean; isIntroduced: boolean }

/** A name at this place; after a relation also one that is introduced or was heard without its capital. */
function nameAfter(tokens: readonly Token[], index: number, hasRelation: boolean): Name | null {
  const isIntroduced = hasRelation && introducing.has(tokens[index]?.lower ?? '')
  const first = isIntroduced ? index + 1 : index
  const isTitled = titles.has(bare(tokens[first])) && isCapital(tokens[first])
  let next = isTitled ? first + 1 : first
  while (isName(tokens[next])) next += 1
  if (next > first + (isTitled ? 1 : 0)) {
    // "Carla, my sister, …" but not "my sister, Lisbon and I".
    if (tokens[index]?.lower === ',' && tokens[next]?.pos !== 'PUNCT') return null
    const name = tokens
      .slice(first, next)
      .map(({ text }) => text)
      .join(' ')
    return { name: name.replace(/['’]s$/, ''), first, next, isFormal: isTitled, isIntroduced: hasRelation }
  }
  const heard = tokens[first]
  if (!hasRelation || !heard || tokens[index]?.lower === ',' || !isHeardName(heard, tokens[first + 1])) return null
  const name = heard.lower.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
  return { name, first, next: first + 1, isFormal: false, isIntroduced: true }
}

const bare = (token: Token | undefined) => token?.lower.replace(/\.$/, '') ?? ''
const isCapital = (token: Token | undefined) => /^\p{Lu}/u.test(token?.text ?? '')
const isName = (token: Token | undefined) =>
  token?.pos === 'PROPN' &&
  isCapital(token) &&
  !notOnes.has(bare(token).replace(/'s$/, '')) &&
  !relationByWord.has(token.lower)

/** "my sister carla called": a word that names nothing else, before what she does. */
const isHeardName = (token: Token, next: Token | undefined) =>
  (token.pos === 'NOUN' || token.pos === 'PROPN') &&
  !token.isStop &&
  !notOnes.has(token.lower) &&
  !calendarWords.has(token.lower) &&
  token.lower === token.lemma &&
  /^\p{Ll}+$/u.test(token.text) &&
  (next?.pos === 'VERB' || next?.pos === 'AUX')

type Place = { found: Found | null; name: Name | null; first: number; last: number }

function mentionOf(doc: Doc, tokens: readonly Token[], { found, name, first, last }: Place): Mention {
  const [start, end] = [tokens[first]?.start ?? 0, tokens[last - 1]?.end ?? 0]
  const relation = found && {
    ...{ id: found.relation.id, words: found.words, qualifier: found.qualifier },
    ...{ isOnly: found.relation.isOnly ?? false, isAny: found.relation.isAny ?? false },
  }
  return {
    ...{ name: name?.name ?? null, relation, pronoun: found?.relation.pronoun ?? null, start, end },
    isFormal: (found?.relation.isFormal ?? false) || (found === null && (name?.isFormal ?? false)),
    isSure: found !== null || isPerson(tokens, first, last),
    isPresent: isPresentAt(doc, start, end),
    isGone: isGoneAt(doc, start, end),
  }
}

/** Names of people stand where people stand: beside "with", "and I", "told", "said". */
function isPerson(tokens: readonly Token[], first: number, last: number): boolean {
  const [before, after, beyond] = [tokens[first - 1], tokens[last], tokens[last + 1]]
  const isShouted = tokens.slice(first, last).every(({ text }) => text === text.toUpperCase())
  if (isShouted || before?.pos === 'DET') return false
  if (before?.lower === 'with') return isTogether(tokens.slice(Math.max(0, first - 5), first - 1))
  if (before?.lower === 'called' || before?.lower === 'named') return true
  if (before && before.pos !== 'AUX' && actsTowards.has(before.lemma) && isDone(tokens, before)) return true
  // "Leo and I went", but not "I moved to Lisbon and I am glad".
  if (before?.pos === 'ADP' || before?.pos === 'ADJ') return false
  if (after?.lower === 'and' && (beyond?.lower === 'i' || owned.has(beyond?.lower ?? ''))) return true
  const verb = after?.pos === 'ADV' || after?.pos === 'AUX' ? beyond : after
  return verb !== undefined && verb.pos !== 'NOUN' && personActs.has(verb.lemma)
}

/** "Lunch with Dana", "I went with Leo", "I am with him"; not "the border with Mexico". */
function isTogether(before: readonly Token[]): boolean {
  const [last] = before.slice(-1)
  if (last?.lemma === 'be') return before.some(({ lower }) => lower === 'i' || lower === 'we')
  return before.some(({ lower, lemma, pos }) => events.has(lower) || (pos === 'VERB' && companyActs.has(lemma)))
}

/** "Leo, my brother," and "Leo is my brother" are one mention. */
function joined(text: string, mentions: readonly Mention[]): Mention[] {
  const found: Mention[] = []
  for (const mention of mentions) {
    const before = found.at(-1)
    const between = before ? text.slice(before.end, mention.start) : ''
    const isSame = before?.name && !before.relation && mention.relation && !mention.name && isSaying.test(between)
    if (!before || !isSame) found.push(mention)
    else found[found.length - 1] = together(before, mention)
  }
  return found
}

const isSaying = /^(?:,| is| was|['’]s) $/

const together = (name: Mention, relation: Mention): Mention => ({
  ...relation,
  ...{ name: name.name, start: name.start, isSure: true, isFormal: name.isFormal || relation.isFormal },
  ...{ isPresent: name.isPresent || relation.isPresent, isGone: name.isGone || relation.isGone },
})
