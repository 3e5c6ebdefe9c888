import { dangerMeasures } from '#contract/danger-measures.ts'
import { seeded } from '#models/linear/seeded.ts'
import { misspelt } from '#models/linear/varied.ts'
import { development, heldOut, type Sentence } from '#models/risk/sentences.ts'
import { measures } from '#models/risk/texts.ts'
import { assess } from '#server/risk/assess.ts'
import { wordsOf } from '#server/risk/words.ts'
import { journals, telephone } from '#server/testing/data/sets.ts'
import { type Line, line, skipped } from '../line.ts'
import { wilson } from '../wilson.ts'

/** What was reached when the parts kept apart were opened; docs/safety.md has the figures, and how often that was. */
const floors: ReadonlyMap<string, number> = new Map(dangerMeasures.map(({ what, floor }) => [what, floor]))

const levelOf = ({ words }: { words: string }) => assess(words).level

function share<One>(what: string, from: readonly One[], isSo: (one: One) => boolean): Line[] {
  if (from.length === 0) return []
  return [line(what, from.length, wilson(from.filter(isSo).length, from.length), floors.get(what) ?? null)]
}

function linesOf(name: string, from: readonly Sentence[]): Line[] {
  const danger = from.filter(({ level }) => level >= 2)
  const active = from.filter(({ level }) => level >= 3)
  const explicit = from.filter(({ about }) => about === 'explicit')
  const imminent = from.filter(({ level }) => level === 4)
  const calm = from.filter(({ level }) => level < 2)
  const ordinary = from.filter(({ about }) => about === 'ordinary')
  const isNoticed = (one: Sentence) => levelOf(one) >= 2
  const isCalm = (one: Sentence) => !isNoticed(one)
  return [
    ...share(`${name}: levels 2–4 noticed`, danger, isNoticed),
    ...share(`${name}: levels 3–4 noticed`, active, isNoticed),
    ...share(`${name}: explicit, heard as 3 or 4`, explicit, (one) => levelOf(one) >= 3),
    ...share(`${name}: level 4 heard as 4`, imminent, (one) => levelOf(one) === 4),
    ...share(`${name}: levels 0–1 left alone`, calm, isCalm),
    ...share(`${name}: ordinary left alone`, ordinary, isCalm),
    ...share(`${name}: levels 2–4 noticed, mistyped`, danger.map(mistyped), isNoticed),
  ]
}

const random = seeded(3)

/** Lower-case, without punctuation, a letter wrong in about every eighth word. */
function mistyped(one: Sentence): Sentence {
  const words = wordsOf(one.words).map((word) => (random() < 0.12 ? misspelt(word, random) : word))
  return { ...one, words: words.join(' ') }
}

function kindsOf(from: readonly Sentence[]): Line[] {
  const kinds = Map.groupBy(from, ({ about, level }) => `  ${about}, level ${level}`)
  return [...kinds].flatMap(([kind, some]) =>
    share(kind, some, (one) => (one.level >= 2 ? levelOf(one) >= 2 : levelOf(one) < 2)),
  )
}

/** Even calls measure; marks were chosen on the odd ones. */
const isKeptApart = ({ call }: { call: string }) => Number(call) % 2 === 0

function telephoneLines(): Line[] {
  const sides = telephone()?.filter(isKeptApart)
  if (!sides) return skipped('telephone')
  const isCalm = (words: string) => assess(words).level < 2
  return [
    ...share(
      'telephone: turns left alone',
      sides.flatMap(({ turns }) => turns),
      isCalm,
    ),
    ...share('telephone: sides of a call left alone', sides, ({ turns }) => turns.every(isCalm)),
  ]
}

function journalLines(): Line[] {
  const texts = journals()
  if (!texts) return skipped('real journals')
  return share('real journals: left alone', measures(texts), ({ text }) => assess(text).level < 2)
}

export function safetyTable(): Line[] {
  const { fresh, ...before } = heldOut
  const all = Object.values(before).flat()
  const lines = [
    ...linesOf('danger, kept apart, ours', heldOut.ours),
    ...linesOf('danger, kept apart, strangers', heldOut.strangers),
    ...linesOf('danger, kept apart, new voices', heldOut.voices),
    ...linesOf('danger, fresh', fresh),
    ...linesOf('danger, kept apart', all),
    ...kindsOf(all),
    ...linesOf('danger, development', development),
    ...telephoneLines(),
    ...journalLines(),
  ]
  return [...lines, ...(telephone() && journals() ? unmeasured(lines) : [])]
}

/** A floor under nothing would never be missed. */
function unmeasured(lines: readonly Line[]): Line[] {
  const measured = new Set(lines.map(({ what }) => what))
  return [...floors.keys()].filter((what) => !measured.has(what)).map((what) => ({ what, isReached: false }))
}
