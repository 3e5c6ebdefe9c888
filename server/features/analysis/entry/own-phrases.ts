import { commonWords } from '#server/language/en/common-words.ts'
import { relations, vagueNouns } from '#server/language/en/nouns.ts'
import { peopleIn } from '#server/language/people/people.ts'
import { samePeople } from '#server/language/people/same-people.ts'
import { type Doc, isInLexicon, read, type Sentence, type Token } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'
import { areaWords } from './area-words.ts'

const known = new Set(Object.values(areaWords).flatMap((list) => list.split(' ')))
const openers = words('my our the a an his her their this that new some another')
const calendar =
  words(`monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january
  february march april may june july august september october november december im ive ill id i tv ok okay lol mom mum mommy dad daddy mama papa granny gran nana grandma grandpa
  god lord mr mrs ms dr english american german french spanish polish italian christmas easter ai`)
const own = words('i we my our')
const places = words('in to from at near outside around past through into round')
const mostPhrases = 2
const mostPeople = 3
/** In so long an entry a place that is named once is only passed through. */
const manySentences = 6
/** In characters: what is not named until then is not what an entry is about. */
const mostRead = 10_000
const mostWordsOfAName = 3

const isName = ({ text, lower, pos }: Token, isShouted: boolean) =>
  !isShouted &&
  /^\p{Lu}[\p{L}-]*\p{Ll}(?:['’]s)?$/u.test(text) &&
  (pos === 'PROPN' || pos === 'NOUN' || pos === 'X' || pos === 'ADJ') &&
  lower.length > 2 &&
  !commonWords.has(lower) &&
  !calendar.has(lower) &&
  !known.has(lower)

/** "Harold has been gone": a word that no dictionary has, and what it did. */
const opensAsName = ([first, second]: readonly Token[]) =>
  first !== undefined &&
  /^\p{Lu}\p{Ll}/u.test(first.text) &&
  (second?.pos === 'VERB' || second?.pos === 'AUX') &&
  !isInLexicon(first.lower)

/** Up to three names in a row are one: "New York", "Horizon Zero Dawn". A word that only opens a sentence is none. */
function namesIn(tokens: readonly Token[], isShouted: boolean): string[] {
  const names: string[][] = []
  let current: string[] = []
  const from = opensAsName(tokens) ? 0 : 1
  for (const [index, token] of tokens.entries()) {
    if (
      index >= from &&
      isName(token, isShouted) &&
      !/["“:]/.test(tokens[index - 1]?.text ?? '') &&
      current.length < mostWordsOfAName
    ) {
      if (current.length === 0) names.push(current)
      current.push(token.text.replace(/['’]s$/, ''))
    } else current = []
  }
  return names.map((name) => name.join(' '))
}

/** A tagger takes what stands before a noun for an adjective: "the garden fence". */
const isMaterial = (token: Token | undefined) => isThing(token) || (token?.pos === 'ADJ' && known.has(token.lower))

const isThing = (token: Token | undefined) =>
  token?.pos === 'NOUN' &&
  token.lower.length > 2 &&
  !commonWords.has(token.lower) &&
  !/(?:ing|ed|ly|nt)$/.test(token.lower)

/**
 * What somebody did something with, in two words: "I finished the garden fence". What is only mentioned on the way
 * ("under the street light") is no theme.
 */
function thingsIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ lower }, index) => {
    const [first, second, next] = tokens.slice(index + 1, index + 4)
    const verb = tokens[index - 1]
    if (
      !openers.has(lower) ||
      !first ||
      !second ||
      !isMaterial(first) ||
      !isThing(second) ||
      isThing(next) ||
      second.lower === 'home'
    )
      return []
    const isOwnDeed = verb?.pos === 'VERB' && tokens.slice(0, index).some((token) => own.has(token.lower))
    return isOwnDeed && !relations.has(first.lower) ? [`${first.lower} ${second.lower}`] : []
  })
}

/** What the entry itself keeps naming: people and places by their names, and what was made or done, the most named first. */
export function ownPhrases(text: string): string[] {
  const letters = text.replace(/[^\p{L}]/gu, '')
  // Where everything is a capital, capitals name nobody.
  const isShouted = text.replace(/[^\p{Lu}]/gu, '').length >= letters.length * 0.3
  const doc = read(text.slice(0, mostRead))
  const { sentences } = doc
  const people = isShouted ? [] : peopleOf(doc)
  const counts = new Map<string, number>()
  const count = (phrase: string) => counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  for (const { tokens } of sentences) for (const name of namesIn(tokens, isShouted)) count(name)
  for (const { tokens } of sentences) {
    const opening = tokens[0]?.text ?? ''
    if (counts.has(opening)) count(opening)
  }
  for (const thing of sentences.flatMap(({ tokens }) => thingsIn(tokens))) count(thing)
  const isPassing = ([phrase, count]: [string, number]) =>
    count < leastMentions && sentences.length >= manySentences && isPlaceIn(sentences, phrase)
  const named = [...counts]
    .filter((one) => !isPassing(one) && !people.some((person) => one[0].includes(person) || person.includes(one[0])))
    .toSorted(([, one], [, other]) => other - one)
    .map(([phrase]) => phrase)
  const again = recurringIn(sentences).filter((noun) => !named.some((phrase) => phrase.toLowerCase().includes(noun)))
  const things = [...named, ...again].slice(0, Math.max(mostPhrases - people.length, 0))
  return [...people, ...things]
}

/** Named only as where somebody was: "in Lisbon". */
const isPlaceIn = (sentences: readonly Sentence[], phrase: string) =>
  sentences.some(({ tokens }) =>
    tokens.some(({ text }, index) => phrase.startsWith(text) && places.has(tokens[index - 1]?.lower ?? '')),
  )

/** Who is spoken of by name, whom one knows the name of, most spoken of first. */
function peopleOf(doc: Doc): string[] {
  const people = samePeople(peopleIn(doc)).flatMap(({ name, mentions }) =>
    name && isOfAPerson(name) ? [{ name, count: mentions.length }] : [],
  )
  return people
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostPeople)
    .map(({ name }) => name)
}

const isOfAPerson = (name: string) =>
  name.split(' ').every((word) => /^\p{Lu}/u.test(word) && !calendar.has(word.toLowerCase())) || / /.test(name)

/** What is spoken of in several sentences: "the scholarship". */
function recurringIn(sentences: readonly Sentence[]): string[] {
  const counts = new Map<string, number>()
  for (const { tokens } of sentences) {
    const nouns = tokens.filter((token) => isThing(token) && !isTooCommon(token))
    for (const noun of new Set(nouns.map(({ lemma }) => lemma))) counts.set(noun, (counts.get(noun) ?? 0) + 1)
  }
  const least = Math.max(leastMentions, sentences.length / 5)
  const often = [...counts].filter(([, count]) => count >= least)
  return often.toSorted(([, one], [, other]) => other - one).map(([noun]) => noun)
}

const leastMentions = 2
const isTooCommon = ({ lower, lemma }: Token) =>
  [lower, lemma].some(
    (word) =>
      known.has(word) || relations.has(word) || vagueNouns.has(word) || commonWords.has(word) || word.length < 4,
  )
