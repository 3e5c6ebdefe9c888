import {
  ahead,
  type Found,
  isAnothers,
  isDenied,
  isDeniedClosely,
  isDeniedOutright,
  isLongAgo,
  isQuotedFiction,
  nearby,
} from './context.ts'
import { learnedLevel } from './learned/level.ts'
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
import { ordinaryLife, sayings } from './patterns/signs.ts'
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
  if (isDeniedOutright(clause)) return []
  const isPlace = somewhere.test(clause.sentence)
  const deniable = [
    ...(company.test(clause.sentence) ? [] : [burden, othersWithout]),
    farewells,
    ...(restful.test(clause.sentence) || ordinaryLife.test(clause.sentence) ? [] : [notWanting]),
  ]
  const undeniable = [
    ...(ordinaryLife.test(clause.sentence) ? [] : [noReason, sayings, weary]),
    ...(isPlace ? [] : [notHereAnymore]),
  ]
  return [
    ...deniable.flatMap((pattern) => found(clause, pattern)).filter((one) => !isDenied(one)),
    ...undeniable.flatMap((pattern) => found(clause, pattern)).filter((one) => !isDeniedClosely(one)),
  ]
}

/** `isKnown`: the rules have words for what is said here, and may have found them denied, past, another's or play. */
type Weighed = { level: SafetyLevel; isKnown: boolean }

function weigh(clause: Clause): Weighed {
  const isUnderWay = [underWay, atHand].some((pattern) => found(clause, pattern).some(standing))
  if (isUnderWay || found(clause, readAfterwards).length > 0) return { level: 4, isKnown: true }
  if (found(clause, otherLanguages).length > 0) return { level: 3, isKnown: true }
  const said = activeIn(clause)
  const around = passiveIn(clause)
  return { level: levelOf(clause, said.filter(ofOneself), around.filter(ofOneself)), isKnown: said.length > 0 }
}

function levelOf(clause: Clause, active: Found[], around: Found[]): SafetyLevel {
  const present = active.filter(standing)
  if (present.some((one) => intent.test(ahead(one)) && soon.test(`${clause.lead} ${nearby(one)}`))) return 4
  const signed = isDeniedOutright(clause) ? 0 : signLevel(clause)
  if (present.length > 0 || signed === 3 || found(clause, lettersLeft).some(standing)) return 3
  if (signed === 2 || around.some((one) => !isLongAgo(one))) return 2
  if ([...active, ...around].some(isLongAgo)) return 1
  return found(clause, distress).some((one) => standing(one)) ? 1 : 0
}

/** Means within reach make what is said up to two sentences away graver by one. */
function raisedByMeans(clauses: Clause[], weighed: Map<Clause, Weighed>): SafetyLevel {
  const withMeans = clauses.filter((clause) => found(clause, means).some(standing))
  if (withMeans.length === 0) return 0
  const isNear = (wishing: Clause[]) => {
    const wished = new Set(wishing.map((clause) => clause.sentenceNumber))
    return withMeans.some(({ sentenceNumber: at }) => [-2, -1, 0, 1, 2].some((away) => wished.has(at + away)))
  }
  if (isNear(clauses.filter((clause) => weighed.get(clause)?.level === 3 || found(clause, doItSoon).some(standing))))
    return 4
  return isNear(clauses.filter((clause) => weighed.get(clause)?.level === 2)) ? 3 : 0
}

/** Tools, a deed, an hour, a leave-taking, being alone: none alarms alone, several close together do. */
function raisedByCues(clauses: readonly Clause[]): SafetyLevel {
  const sentences = new Map(clauses.map(({ sentenceNumber, sentence }) => [sentenceNumber, sentence]))
  for (const [number, sentence] of sentences) {
    const near = `${sentence} ${sentences.get(number + 1) ?? ''} ${sentences.get(number + 2) ?? ''}`.slice(0, 400)
    if (!/\bi\b/.test(near) || atPlay.test(near)) continue
    const { tools, deed, hour, leave, alone } = cues
    const [hasTools, hasDeed, hasHour, takesLeave, isAlone] = [tools, deed, hour, leave, alone].map((cue) =>
      cue.test(near),
    )
    const others = [hasDeed, hasHour, takesLeave, isAlone].filter(Boolean).length
    if (hasTools ? others >= 2 : others === 4) return 4
    if (!hasTools && others === 3) return 3
  }
  return 0
}

const highestOf = (levels: readonly SafetyLevel[]): SafetyLevel =>
  ([4, 3, 2, 1] as const).find((level) => levels.includes(level)) ?? 0

function ruled(clauses: Clause[]) {
  const weighed = new Map(clauses.map((clause) => [clause, weigh(clause)]))
  const levels = [...weighed.values()].map(({ level }) => level)
  return { weighed, level: highestOf([...levels, raisedByMeans(clauses, weighed), raisedByCues(clauses)]) }
}

/** By the rules alone. */
export const ruledLevel = (words: string) => ruled(clausesOf(words)).level

/** What the rules make of it, and the clauses that what was learned may still weigh: where they found words of danger and set them aside, they know more. */
export function readByRules(words: string): { level: SafetyLevel; left: Clause[] } {
  const clauses = clausesOf(words)
  const { level, weighed } = ruled(clauses)
  const left = clauses.filter((clause) => {
    const one = weighed.get(clause)
    return one && (one.level >= 2 || (one.level === 0 && !one.isKnown && !isDeniedOutright(clause)))
  })
  return { level, left }
}

export function safetyLevel(words: string): SafetyLevel {
  const { level, left } = readByRules(words)
  return level === 4 ? level : highestOf([level, learnedLevel(left, level)])
}
