import { boosters, boundaries, diminishers, negators, wishes } from '../en/mood/modifiers.ts'

/**
 * One word or sign. `factor` is what its surroundings make of it: negative where it is negated, above 1 where it is
 * stressed. `side` is the share of that owed to a "but". `before` is the word before it in its sentence, or "^".
 */
export type Token = { form: string; before: string; isNegated: boolean; factor: number; side: number }

const pieces = /\p{Extended_Pictographic}|[\p{L}\p{N}]+(?:['’][\p{L}]+)*|[:;=]['-]?[()D/|P]|<3|[.!?…\n]+|[,;:—–(]/gu
const isSign = /^[.!?…\n,;:—–(]/
const isEmoticon = /^[:;=]['-]?[()D/|P]$/
const endsSentence = /^[.!?…\n]/
const longestWord = 40

const reachOfNot = 4
const negatedFactor = -0.5
/** Speech without punctuation is one long sentence: a "but" weighs only what is near it. */
const reachOfBut = 15
const [beforeBut, afterBut] = [0.8, 1.15]
const exclaimed = 0.08
const shouted = 1.25
/** By how many words before it they stand. */
const boostedBy: readonly number[] = [1.3, 1.2]
const diminishedBy = 0.7

/** Lower case, no apostrophes, "soooo" as "soo". */
export function formOf(word: string): string {
  const lower = word.slice(0, longestWord).toLowerCase()
  const bare = lower.includes("'") || lower.includes('’') ? lower.replace(/['’]/g, '') : lower
  return isDrawnOut(bare) ? bare.replace(/(.)\1{2,}/gu, '$1$1') : bare
}

/** Asked of every word, and three times as fast as the pattern. */
function isDrawnOut(word: string): boolean {
  for (let index = 2; index < word.length; index += 1)
    if (word[index] === word[index - 1] && word[index] === word[index - 2]) return true
  return false
}

/** The words of a text, as counted for what it is about. */
export function formsOf(text: string): string[] {
  return piecesOf(text).flatMap((piece) => (/^\p{L}/u.test(piece) ? [formOf(piece)] : []))
}

const piecesOf = (text: string): string[] => text.match(pieces) ?? []

type Piece = { raw: string; form: string; isSign: boolean }

function emphasisAt(all: readonly Piece[], index: number, mayShout: boolean): number {
  const raw = all[index]?.raw ?? ''
  const isLoud = mayShout && raw.length > 2 && raw === raw.toUpperCase() && raw !== raw.toLowerCase()
  let factor = isLoud ? shouted : 1
  for (const [back, boost] of boostedBy.entries()) {
    const earlier = all[index - back - 1]
    if (!earlier || earlier.isSign || boundaries.has(earlier.form)) break
    if (boosters.has(earlier.form)) factor *= boost
    else if (diminishers.has(earlier.form)) factor *= diminishedBy
  }
  return factor
}

function sidesOf(all: readonly Piece[]): number[] {
  const sides = all.map(() => 1)
  for (const [index, { form }] of all.entries()) {
    if (form !== 'but' || index === 0) continue
    sides.fill(beforeBut, Math.max(0, index - reachOfBut), index)
    sides.fill(afterBut, index, index + reachOfBut)
  }
  return sides
}

/** How much louder the marks at the end of its sentence make each word. */
function exclamationsOf(all: readonly Piece[]): number[] {
  const loudness = all.map(() => 1)
  let start = 0
  for (const [index, { raw, isSign }] of all.entries()) {
    if (!isSign || !endsSentence.test(raw)) continue
    loudness.fill(1 + exclaimed * Math.min(raw.split('!').length - 1, 4), start, index)
    start = index + 1
  }
  return loudness
}

export function tokensOf(text: string): Token[] {
  const all = piecesOf(text).map((raw) => {
    const isMark = isSign.test(raw) && !isEmoticon.test(raw)
    return { raw, form: isMark ? raw.slice(0, 1) : formOf(raw), isSign: isMark }
  })
  const mayShout = text !== text.toUpperCase()
  const [sides, loudness] = [sidesOf(all), exclamationsOf(all)]
  const tokens: Token[] = []
  let [reach, before] = [0, '^']
  for (const [index, { raw, form, isSign }] of all.entries()) {
    if (isSign || boundaries.has(form)) reach = 0
    if (isSign) {
      if (endsSentence.test(raw)) before = '^'
      continue
    }
    const isNegated = reach > 0
    reach -= 1
    if (negators.has(form) || wishes.has(form) || (before === 'used' && form === 'to')) reach = reachOfNot
    const side = sides[index] ?? 1
    const emphasis = side * (loudness[index] ?? 1) * emphasisAt(all, index, mayShout)
    tokens.push({ form, before, isNegated, side, factor: isNegated ? negatedFactor * emphasis : emphasis })
    before = form
  }
  return tokens
}
