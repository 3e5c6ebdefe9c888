import type { Clause } from '../../clauses.ts'
import { isVerb } from '../../clauses.ts'
import { arranging } from '../../en/time/calendar.ts'
import type { Doc, Token } from '../../read.ts'
import { words } from '../../words.ts'
import type { Direction } from './ranges.ts'

const futureWords = words("will 'll shall gonna wo won't")
const pastWords = words('was were did had wasnt werent didnt hadnt')
const towards = words('to for until till by')

/** Written in a past form, as far as a word without its sentence can tell: "went", "walked", not "put". */
export const isPastForm = ({ pos, lower, lemma }: Token) =>
  pastWords.has(lower) ||
  (pos === 'VERB' && lower !== lemma && !lower.endsWith('s') && !lower.endsWith('ing') && lower !== 'got')

/** Whether the words at a place speak of the past or of what is to come; null where their tense decides nothing. */
export function directionAt(doc: Doc, start: number): Direction | null {
  const sentence = doc.sentences.find((one) => start >= one.start && start < one.end)
  const clauses = sentence?.clauses ?? []
  const index = clauses.findIndex(({ tokens }) => tokens.some((token) => token.start >= start))
  const own = clauses[index]
  if (!own) return null
  if (own.tokens.some(isVerb)) return directionOf(own, start)
  // "On Friday, we went": a date that stands apart goes with its neighbours.
  const [before, after] = [clauses[index - 1], clauses[index + 1]]
  return (after && directionOf(after, start)) ?? (before && directionOf(before, start)) ?? null
}

function directionOf({ tokens }: Clause, start: number): Direction | null {
  if (tokens.some(({ lower }) => futureWords.has(lower)) || isGoingTo(tokens)) return 'future'
  const before = tokens.findLast((token) => token.start < start)
  const isTowards = before !== undefined && towards.has(before.lower)
  if (isTowards && tokens.some(({ lemma }) => arranging.has(lemma))) return 'future'
  return tokens.some((_, index) => isPastAt(tokens, index)) ? 'past' : null
}

const presentBe = words("be being am is are 'm 're 's get gets getting im its")

/** "To be done" and "is booked" are not past. */
function isPastAt(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  const verbBefore = tokens.slice(Math.max(0, index - 3), index).findLast(isVerb)
  return token !== undefined && isPastForm(token) && !presentBe.has(verbBefore?.lower ?? '')
}

function isGoingTo(tokens: readonly Token[]): boolean {
  const going = tokens.findIndex(({ lower }) => lower === 'going')
  const verb = tokens[going + 2]
  const wasGoing = tokens.slice(0, Math.max(0, going)).some(({ lower }) => pastWords.has(lower))
  return going >= 0 && !wasGoing && tokens[going + 1]?.lower === 'to' && verb !== undefined && isVerb(verb)
}

const perfect = words("have has had 've haven't hasn't ive havent hasnt")

/** "I have not seen her in two weeks", but not "I have got", which is present. */
export function isPerfectAt(doc: Doc, start: number): boolean {
  const { tokens } = clauseAt(doc, start) ?? { tokens: [] }
  const auxiliary = tokens.findIndex(({ lower }) => perfect.has(lower))
  return auxiliary >= 0 && tokens.slice(auxiliary + 1, auxiliary + 5).some(isPastForm)
}

const itself = words("it today that this it's its")

/** "It is Tuesday": the day is the one that it is written on. */
export function isItselfAt(doc: Doc, start: number): boolean {
  const { tokens } = clauseAt(doc, start) ?? { tokens: [] }
  const [subject, verb, day] = tokens.filter(({ pos }) => pos !== 'PUNCT')
  return itself.has(subject?.lower ?? '') && verb?.lemma === 'be' && day?.start === start
}

const clauseAt = ({ clauses }: Doc, start: number) =>
  clauses.find(({ tokens }) => tokens.some((token) => start >= token.start && start < token.end))

/** Whether a place is told of in the past: "we talked for ten minutes". */
export const isPastAround = (doc: Doc, start: number) => directionAt(doc, start) === 'past'
