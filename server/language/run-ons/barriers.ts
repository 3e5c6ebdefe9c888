import { answers } from '../en/function-words.ts'
import { afterthoughts, openWords, reasons, relatives, reporting, subordinators } from '../en/subordination.ts'
import type { Token } from '../read.ts'
import { words } from '../words.ts'
import { turnsAt } from './leanings.ts'
import { isVerb, joints, startsSubject } from './subjects.ts'

/** The sentence so far, and the word before which it might end. */
type Place = { tokens: readonly Token[]; from: number; index: number; token: Token; before: Token }
type Barrier = { id: string; when: (place: Place) => boolean }

const particles = words('over off up out down in on through away back along around')
const objects = words('it him her them me us')
const lately = words(
  'today yesterday tonight tomorrow lately sometimes usually normally afterwards later first now then',
)
const ways = words('round around over up down off out through along across past')
const says = words('say tell ask show promise remind text')
const asks = words('how what where why that which who whom whose whether to')
const speech = words('say tell ask goes going shout yell whisper answer')
const opening = 4

/** Where a sentence cannot end, whatever was learned. */
const barriers: readonly Barrier[] = [
  { id: 'asks-for-more', when: ({ before }) => openWords.has(before.lower) || before.pos === 'DET' },
  { id: 'preposition', when: ({ tokens, index, before }) => before.pos === 'ADP' && !isParticle(tokens, index - 1) },
  { id: 'reason', when: ({ token }) => reasons.has(token.lower) },
  { id: 'inverted', when: isInverted },
  { id: 'conjunction', when: isConjunction },
  {
    id: 'indirect',
    when: ({ tokens, index, token }) => joints.has(token.lower) && asks.has(tokens[index + 1]?.lower ?? ''),
  },
  { id: 'spoken', when: isSpoken },
  { id: 'way', when: ({ token, before }) => token.pos === 'DET' && ways.has(before.lower) },
  {
    id: 'concession',
    when: ({ tokens, index, token }) => token.lower === 'even' && subordinators.has(tokens[index + 1]?.lower ?? ''),
  },
  { id: 'relative', when: isRelative },
  { id: 'stranded', when: isStranded },
  {
    id: 'participle',
    when: ({ tokens, index, token }) => token.lower === 'not' && /(?:ing|^even)$/.test(tokens[index + 1]?.lower ?? ''),
  },
  { id: 'reported', when: isReported },
  { id: 'half', when: isHalf },
  {
    id: 'joined',
    when: ({ tokens, from, index, token }) => !joints.has(token.lower) && !sinceJoint(tokens, from, index).some(isVerb),
  },
  { id: 'lead-in', when: isLeadIn },
  // "He stood | there holding it", "the decorator | don't come back".
  {
    id: 'placed',
    when: ({ tokens, index, token }) => token.lower === 'there' && /ing$/.test(tokens[index + 1]?.lower ?? ''),
  },
  {
    id: 'denied',
    when: ({ tokens, index, token, before }) =>
      token.pos === 'AUX' && tokens[index + 1]?.lower === "n't" && ['NOUN', 'PROPN'].includes(before.pos),
  },
  { id: 'object', when: ({ token, before }) => before.lower === 'do' && token.pos === 'DET' },
  // "Did I do it | like Grandad"; "like" with a subject begins anew.
  {
    id: 'likened',
    when: ({ tokens, index, token }) =>
      token.lower === 'like' && nominal.has(tokens[index + 1]?.pos ?? '') && !startsSubject(tokens, index + 1),
  },
]

const nominal = words('NOUN PROPN DET ADJ')

/** Which barrier stands there; null where the sentence may end. */
export function barrierAt(tokens: readonly Token[], from: number, index: number): string | null {
  const [token, before] = [tokens[index], tokens[index - 1]]
  if (!token || !before) return 'edge'
  if (turnsAt(tokens, index)) return null
  return barriers.find(({ when }) => when({ tokens, from, index, token, before }))?.id ?? null
}

/** "Can | you", "I said Sunday, didn't | I", "what should I do do | I …", "does another person | listen". */
function isInverted({ tokens, from, index, token, before }: Place): boolean {
  const auxiliary = before.lower === "n't" ? tokens[index - 2] : before
  const isTwice = before.lower === tokens[index - 2]?.lower
  if (token.pos === 'PRON') return auxiliary?.pos === 'AUX' || isTwice
  const near = tokens.slice(Math.max(from, index - 4), index - 1)
  return token.pos === 'VERB' && before.pos === 'NOUN' && near.some(({ lower }) => /^(?:do|does|did)$/.test(lower))
}

/** "I was thinking there that | I should ring him"; but "I like that". */
function isConjunction({ tokens, index, before }: Place): boolean {
  const verb = tokens[index - 2]
  if (before.lower !== 'that' || !verb || verb.pos === 'ADP') return false
  return (verb.pos !== 'VERB' || reporting.has(verb.lemma)) && startsSubject(tokens, index)
}

/** "She came over", "put it on"; "the man on the left" goes on. */
function isParticle(tokens: readonly Token[], index: number): boolean {
  const [verb, token] = [tokens[index - 1], tokens[index]]
  const isOfVerb = isVerb(verb) || objects.has(verb?.lower ?? '') || verb?.pos === 'NOUN'
  return token !== undefined && particles.has(token.lower) && isOfVerb
}

/** "A suit that was too big", "which was nice"; but "that's the trouble" is a thought of its own. */
function isRelative({ tokens, index, token, before }: Place): boolean {
  if (!relatives.has(token.lower)) return false
  const isNoun = ['NOUN', 'PROPN', 'PRON'].includes(before.pos)
  if (token.lower !== 'that') return token.lower !== 'who' || isNoun
  if (before.pos === 'VERB' && reporting.has(before.lemma)) return true
  return isNoun && isVerb(tokens[index + 1]) && tokens[index + 1]?.text !== "'s"
}

/** "A coat | he was proud of": a preposition is left behind by the noun that it belongs to. */
function isStranded({ tokens, index, before }: Place): boolean {
  if (before.pos !== 'NOUN' || !startsSubject(tokens, index)) return false
  const behind = tokens.slice(index + 2, index + 6).findIndex(({ lower }) => left.has(lower))
  const next = tokens[index + 3 + behind]
  return behind >= 0 && (next === undefined || joints.has(next.lower))
}
const left = words('of with about to for')

/** "He says | it doesn't matter", "she told me | she's leaving"; "it was good I guess" is over. */
function isReported({ tokens, from, index, before }: Place): boolean {
  const verb = tokens[index - 2]
  const isTold = says.has(verb?.lemma ?? '') && ['PRON', 'PROPN', 'NOUN'].includes(before.pos)
  if (isTold) return startsSubject(tokens, index)
  if (before.pos !== 'VERB' || !reporting.has(before.lemma)) return false
  const isOver =
    afterthoughts.has(before.lower) &&
    tokens.slice(Math.max(from, index - 4), index - 1).some(({ lower }) => lower === 'i') &&
    tokens.slice(from, index - 2).some(isVerb)
  return !isOver
}

/** "He says Frank | you taught me", "I thought well | that's her gone": what is said begins with its speaker. */
function isSpoken({ tokens, from, index, token }: Place): boolean {
  if (joints.has(token.lower)) return false
  const near = tokens.slice(Math.max(from, index - opening), index)
  return near.some(({ lemma, lower, pos }, place) => {
    const before = tokens[Math.max(from, index - opening) + place - 1]
    const isSaying = (pos === 'VERB' && speech.has(lemma)) || (lower === 'goes' && before?.pos === 'PRON')
    return isSaying || (lower === 'thought' && before?.lower === 'i') || (lower === 'like' && before?.lemma === 'be')
  })
}

/** "If I do the brakes | I can drive it": the first half waits for the second. */
function isHalf({ tokens, from, index }: Place): boolean {
  const opening = tokens.findLastIndex(
    (token, place) => place >= from && place < index && subordinators.has(token.lower) && opensAt(tokens, from, place),
  )
  if (opening < 0) return false
  const clauses = tokens.slice(opening + 1, index).filter((_, step) => startsSubject(tokens, opening + 1 + step))
  return clauses.length < 2
}

function opensAt(tokens: readonly Token[], from: number, place: number): boolean {
  const before = tokens[place - 1]
  if (!startsSubject(tokens, place + 1) || reasons.has(tokens[place]?.lower ?? '')) return false
  return (
    place === from ||
    joints.has(before?.lower ?? '') ||
    subordinators.has(before?.lower ?? '') ||
    (before?.pos === 'VERB' && reporting.has(before.lemma))
  )
}

function sinceJoint(tokens: readonly Token[], from: number, index: number): readonly Token[] {
  const joint = tokens.findLastIndex(
    ({ lower }, place) => place >= from && place < index && (joints.has(lower) || reasons.has(lower)),
  )
  // "And so," and what begins with no joint at all, may be as short as it likes.
  return joint < 0 ? [{ pos: 'VERB', lower: '' } as Token] : tokens.slice(joint, index)
}

/** "These days | I am lonely", "my cousin Marta | we had coffee". */
function isLeadIn({ tokens, from, index }: Place): boolean {
  const current = tokens.slice(from, index)
  const first = current.find(({ lower }) => !joints.has(lower))
  if (!first || current.some(isVerb) || answers.has(first.lower) || !startsSubject(tokens, index)) return false
  return first.pos === 'ADP' || first.pos === 'DET' || first.lower === 'my' || lately.has(first.lower)
}
