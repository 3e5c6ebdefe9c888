import { isDescribing, isLight, isRelative, kinOf, type Read, rootOf, tracesOf } from '../words.ts'
import type { Article, Subject } from './subject.ts'

/** One word of what is asked about, and how much it tells: a rare one more than a common one. */
export type Term = {
  root: string
  kin: ReadonlySet<string>
  /** Which of the texts hold it. */
  heldBy: ReadonlySet<number>
  weight: number
  isLight: boolean
  article: Article | null
  /** Roots of what was done to it: one of them has to be near. */
  done: readonly string[]
  /** Asked of what has been: what was only meant to be is not told of. */
  isPast: boolean
}

const lightest = 0.25

/** Apostrophes are written in two ways, and left out of roots. */
export const flat = (text: string) => text.toLowerCase().replace(/['’]/g, '')

/** `texts` are flat. A light word is looked for in them only where there is no other. */
export function termsOf({ roots, things, deeds, isPast }: Subject, texts: readonly string[]): Term[] {
  const onlyLight = roots.every(isLight)
  return roots.map((root) => {
    const kin = new Set(kinOf(root))
    const heldBy: ReadonlySet<number> = isLight(root) && !onlyLight ? new Set() : holding(kin, texts)
    const rarity = Math.log(1 + texts.length / (heldBy.size + 0.5))
    return {
      ...{ root, kin, heldBy, isLight: isLight(root) },
      weight: isLight(root) ? Math.min(rarity, lightest) : rarity,
      article: things.get(root) ?? null,
      isPast,
      done: deeds.filter(({ thing }) => thing === root).flatMap(({ does }) => kinOf(does)),
    }
  })
}

function holding(kin: ReadonlySet<string>, texts: readonly string[]): Set<number> {
  const traces = [...kin].flatMap(tracesOf)
  const holds = (text: string) => traces.some((trace) => wordsWith(trace, text).some((word) => kin.has(rootOf(word))))
  return new Set(texts.flatMap((text, at) => (holds(text) ? [at] : [])))
}

const letter = /[\p{L}\p{N}]/u

/** The words that begin so. Searching like this takes a tenth of the time of a pattern. */
function* wordsWith(trace: string, text: string): Generator<string> {
  for (let at = text.indexOf(trace); at >= 0; at = text.indexOf(trace, at + 1)) {
    if (letter.test(text.charAt(at - 1))) continue
    let end = at + trace.length
    while (letter.test(text.charAt(end))) end += 1
    yield text.slice(at, end)
  }
}

/** Whether the word at this place speaks of what was asked for. */
export function speaks(term: Term, { words }: Read, at: number): boolean {
  const word = words[at] ?? ''
  if (!term.kin.has(rootOf(word)) || isDenied(words, at) || (term.isPast && isMeantToBe(words, at))) return false
  if (term.article && !isThatThing(term, words, at)) return false
  return term.done.length === 0 || isDoneNear(term, words, at)
}

function isThatThing(term: Term, words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (/(?:ed|ing)$/i.test(word) && !/(?:ed|ing)$/.test(term.root)) return false
  if (term.article !== 'any' && isSomebodys(words[at - 1])) return false
  return term.article !== 'own' || isOnesOwn(term.root, words, at)
}

const wordsNear = 8

function isDoneNear({ done, isPast }: Term, words: readonly string[], at: number): boolean {
  const from = Math.max(0, at - wordsNear)
  const isDone = (word: string, place: number) =>
    done.includes(rootOf(word)) && !isDenied(words, from + place) && !(isPast && isMeantToBe(words, from + place))
  return words.slice(from, at + wordsNear).some(isDone)
}

/** "I didn't see Anna" tells of no meeting. */
const isDenied = (words: readonly string[], at: number) =>
  words
    .slice(Math.max(0, at - 3), at)
    .some((word) => /^(?:not|never|didn['’]?t|don['’]?t|won['’]?t|couldn['’]?t|haven['’]?t|without)$/i.test(word))

/** "I want to finish the gate" does not say that it is finished. */
const isMeantToBe = (words: readonly string[], at: number) =>
  /\b(?:(?:want|wants|need|needs|hope|plan|have|has|going|ought|like) to|should|will|must|might|i['’]ll|we['’]ll)$/i.test(
    words.slice(Math.max(0, at - 2), at).join(' '),
  )

const isSomebodys = (word = '') => /^(?:his|her|their|your)$|['’]s$/i.test(word)

const mine = /^(?:my|our)$/i
const leading =
  /^(?:the|this|that|an?|to|with|of|for|at|in|on|from|by|and|or|but|me|i|we|was|is|called|saw|met|told|had|have)$/i

/** Relatives are one's own only where they are called so; of a thing people say "the camera" as well. */
function isOnesOwn(root: string, words: readonly string[], at: number): boolean {
  if (isMine(words, at)) return true
  const before = words[at - 1] ?? ''
  if (isRelative(root)) return /^\p{Lu}/u.test(words[at] ?? '') && !/^(?:the|an?|this|that)$/i.test(before)
  return at === 0 || leading.test(before)
}

/** "my mother", "my dear mother", "my father and mother"; not the mother of "my cousin's". */
function isMine(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  if (mine.test(before)) return true
  if (isDescribing(before)) return isMine(words, at - 1)
  return before === 'and' && isRelative(words[at - 2] ?? '') && isMine(words, at - 2)
}
