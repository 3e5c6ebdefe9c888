import { ahead, type Found, isAnothers, isDenied, isLongAgo, isQuotedFiction, nearby } from './context.ts'
import { atHand, atPlay, cues } from './patterns/at-hand.ts'
import { distress } from './patterns/distress.ts'
import { farewells, lettersLeft, readAfterwards } from './patterns/farewell.ts'
import { harming } from './patterns/harming.ts'
import { ideation, suicide } from './patterns/ideation.ts'
import { doItSoon, intent, means, soon, underWay } from './patterns/imminent.ts'
import { methods, methodsWished, sport, wish } from './patterns/methods.ts'
import { otherLanguages } from './patterns/other-languages.ts'
import { othersWithout } from './patterns/others-without.ts'
import { burden, company, noReason, notHereAnymore, notWanting, restful, somewhere } from './patterns/passive.ts'
import { selfHarm } from './patterns/self-harm.ts'
import { sayings } from './patterns/signs.ts'
import { weary } from './patterns/weary.ts'
import { wished } from './patterns/wished.ts'
import { type Clause, clausesOf } from './reading.ts'
import { signLevel } from './signs.ts'

export { concernsAnother } from './another.ts'

/** 0 none · 1 distress, or danger long past · 2 passive or ambiguous · 3 active thoughts or self-harm · 4 imminent. */
export type SafetyLevel = 0 | 1 | 2 | 3 | 4

function found(clause: Clause, pattern: RegExp): Found[] {
  return [...clause.words.matchAll(pattern)].map((match) => ({ clause, at: match.index, words: match[0] }))
}

const ofOneself = (one: Found) => !isAnothers(one) && !isQuotedFiction(one)

/** A wish, thought or act of one's own that the same sentence neither denies nor puts in the past. */
function standing(one: Found): boolean {
  return ofOneself(one) && !isDenied(one) && !isLongAgo(one)
}

function activeIn(clause: Clause): Found[] {
  const isWished = wish.test(clause.sentence) && !sport.test(clause.sentence)
  const patterns = [ideation, suicide, methods, ...(isWished ? [methodsWished] : []), selfHarm, harming, wished]
  return patterns.flatMap((pattern) => found(clause, pattern))
}

function passiveIn(clause: Clause): Found[] {
  const isPlace = somewhere.test(clause.sentence)
  const deniable = [
    ...(company.test(clause.sentence) ? [] : [burden, othersWithout]),
    farewells,
    ...(restful.test(clause.sentence) ? [] : [notWanting]),
  ]
  const undeniable = [noReason, sayings, weary, ...(isPlace ? [] : [notHereAnymore])]
  return [
    ...deniable.flatMap((pattern) => found(clause, pattern)).filter((one) => !isDenied(one)),
    ...undeniable.flatMap((pattern) => found(clause, pattern)),
  ]
}

function levelOfClause(clause: Clause): SafetyLevel {
  if ([underWay, atHand].some((pattern) => found(clause, pattern).some(standing)) || found(clause, readAfterwards).length > 0) return 4
  if (found(clause, otherLanguages).length > 0) return 3
  const active = activeIn(clause).filter(ofOneself)
  const present = active.filter(standing)
  if (present.some((one) => intent.test(ahead(one)) && soon.test(`${clause.lead} ${nearby(one)}`))) return 4
  const signed = signLevel(clause)
  if (present.length > 0 || signed === 3 || found(clause, lettersLeft).some(standing)) return 3
  const around = passiveIn(clause).filter(ofOneself)
  if (signed === 2 || around.some((one) => !isLongAgo(one))) return 2
  if ([...active, ...around].some(isLongAgo)) return 1
  return found(clause, distress).some((one) => standing(one)) ? 1 : 0
}

/** Means within reach make what is said up to two sentences away graver by one. */
function raisedByMeans(clauses: Clause[], levels: Map<Clause, SafetyLevel>): SafetyLevel {
  const withMeans = clauses.filter((clause) => found(clause, means).some(standing))
  if (withMeans.length === 0) return 0
  const isNear = (wishing: Clause[]) => {
    const wished = new Set(wishing.map((clause) => clause.sentenceNumber))
    return withMeans.some(({ sentenceNumber: at }) => [-2, -1, 0, 1, 2].some((away) => wished.has(at + away)))
  }
  if (isNear(clauses.filter((clause) => levels.get(clause) === 3 || found(clause, doItSoon).some(standing)))) return 4
  return isNear(clauses.filter((clause) => levels.get(clause) === 2)) ? 3 : 0
}

/** Tools, a deed, an hour, a leave-taking, being alone: none alarms alone, several close together do. */
function raisedByCues(clauses: readonly Clause[]): SafetyLevel {
  const sentences = new Map(clauses.map(({ sentenceNumber, sentence }) => [sentenceNumber, sentence]))
  for (const [number, sentence] of sentences) {
    const near = `${sentence} ${sentences.get(number + 1) ?? ''} ${sentences.get(number + 2) ?? ''}`.slice(0, 400)
    if (!/\bi\b/.test(near) || atPlay.test(near)) continue
    const { tools, deed, hour, leave, alone } = cues
    const [hasTools, hasDeed, hasHour, takesLeave, isAlone] = [tools, deed, hour, leave, alone].map((cue) => cue.test(near))
    const others = [hasDeed, hasHour, takesLeave, isAlone].filter(Boolean).length
    if (hasTools ? others >= 2 : others === 4) return 4
    if (!hasTools && others === 3) return 3
  }
  return 0
}

export function safetyLevel(words: string): SafetyLevel {
  const clauses = clausesOf(words)
  const levels = new Map(clauses.map((clause) => [clause, levelOfClause(clause)]))
  const reached = new Set([...levels.values(), raisedByMeans(clauses, levels), raisedByCues(clauses)])
  return ([4, 3, 2, 1] as const).find((level) => reached.has(level)) ?? 0
}
