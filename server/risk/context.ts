import {
  askedOf,
  backAgain,
  fiction,
  hollow,
  joints,
  negations,
  oneself,
  opinions,
  past,
  people,
  saying,
} from './en/context.ts'
import type { Hit } from './phrases.ts'
import { lengthAt, saysOneOf } from './wordings.ts'

const subjects = new Set(['i', 'im', 'ive', 'id', 'ill'])
const denialReach = 6
const subjectReach = 12
/** So few words are about oneself even if they do not say so: “Suicidal again.” */
const fragment = 8

type Words = readonly string[]

/** The words before a hit that belong to the same thought. */
function before(words: Words, { from }: Hit, reach: number): Words {
  const ahead = words.slice(Math.max(0, from - reach), from)
  return ahead.slice(ahead.findLastIndex((word) => joints.has(word)) + 1)
}

function isDenied(words: Words, hit: Hit): boolean {
  const near = before(words, hit, denialReach)
  const subject = near.findLastIndex((word, at) => subjects.has(word) && !opinions.has(near[at - 1] ?? ''))
  const ahead = near.slice(Math.max(0, subject))
  for (let at = 0; at < ahead.length; at += 1) {
    const idle = lengthAt(ahead, at, hollow)
    if (idle > 0) at += idle - 1
    else if (negations.has(ahead[at] ?? '')) return true
  }
  return saysOneOf(words.slice(Math.max(0, hit.from - subjectReach), hit.from), askedOf)
}

/** Someone else says it, or is the one it is said of. */
function isAnothers(words: Words, hit: Hit): boolean {
  const wide = words.slice(Math.max(0, hit.from - subjectReach), hit.from)
  const told = wide.findLastIndex((word) => saying.has(word))
  if (told > 0 && people.has(wide[told - 1] ?? '')) return true
  if (words.slice(hit.from, hit.to).some((word) => oneself.has(word))) return false
  if (words.length > fragment && !speaksOfOneself(words)) return true
  const ahead = before(words, hit, subjectReach)
  return ahead.findLastIndex((word) => people.has(word)) > ahead.findLastIndex((word) => oneself.has(word))
}

export const tellsOfFiction = (words: Words) => words.some((word) => fiction.has(word))
export const tellsOfThePast = (words: Words) =>
  (saysOneOf(words, past) || words.some((word, at) => isYear(word) && words[at - 1] === 'in')) &&
  !words.some((word) => backAgain.has(word))

const isYear = (word: string) =>
  word.length === 4 && (word.startsWith('19') || word.startsWith('20')) && Number(word) > 0

/** “… in the film”, “… from a song”. */
const isToldAfter = (words: Words, { to }: Hit) =>
  ['in', 'from'].includes(words[to] ?? '') && tellsOfFiction(words.slice(to, to + 4))

export type Standing = 'own' | 'denied' | 'past' | 'another' | 'told'

const policy: readonly { id: Standing; when: (words: Words, hit: Hit) => boolean }[] = [
  { id: 'told', when: (words, hit) => tellsOfFiction(before(words, hit, subjectReach)) || isToldAfter(words, hit) },
  { id: 'another', when: isAnothers },
  { id: 'denied', when: isDenied },
  { id: 'past', when: tellsOfThePast },
  { id: 'own', when: () => true },
]

/** Whose words they are, and whether they hold now. */
export const standingOf = (words: Words, hit: Hit): Standing => policy.find(({ when }) => when(words, hit))?.id ?? 'own'

export const speaksOfOneself = (words: readonly string[]) => words.some((word) => oneself.has(word))
