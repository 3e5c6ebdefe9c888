import { ruledLevel, safetyLevel } from '#server/features/safety/rules.ts'
import {
  earlier,
  first,
  heldOut,
  heldOutByStrangers,
  notLearnedFrom,
  ours,
  type Sentence,
} from '#server/features/safety/sentences/sentences.ts'
import { diary, journals } from '#server/testing/data/sets.ts'
import { type Line, line, skipped } from './line.ts'
import { withInterval } from './measures.ts'

const share = (heard: boolean[]) => heard.filter(Boolean).length / heard.length

/** 3 and 4 must be heard as such, 2 at all, and the rest left alone. */
function isRight({ level, words }: Sentence, levelOf = safetyLevel): boolean {
  if (level >= 3) return levelOf(words) >= 3
  return level === 2 ? levelOf(words) >= 2 : levelOf(words) < 2
}

function measured(what: string, from: Sentence[], floor: number | null, isHeard: (one: Sentence) => boolean): Line {
  const heard = from.map(isHeard)
  return line(what, heard.length, withInterval(heard, share), floor)
}

function linesOf(name: string, from: Sentence[], floors: [number, number, number] | null): Line[] {
  const at = (least: number, most: number) => from.filter(({ level }) => level >= least && level <= most)
  return [
    measured(`${name}: levels 3–4 heard as such`, at(3, 4), floors?.[0] ?? null, (one) => isRight(one)),
    measured(`${name}: level 2 heard`, at(2, 2), floors?.[1] ?? null, (one) => isRight(one)),
    measured(`${name}: levels 0–1 left alone`, at(0, 1), floors?.[2] ?? null, (one) => isRight(one)),
  ]
}

/** Without a floor: each kind by itself, and what the rules alone would make of it. */
function kindsOf(from: Sentence[]): Line[] {
  const active = from.filter(({ level }) => level >= 3)
  const imminent = from.filter(({ level }) => level === 4)
  const passive = from.filter(({ level }) => level === 2)
  const kinds = Map.groupBy(from, ({ about, level }) => `${about}, level ${level}`)
  return [
    measured('  levels 3–4, noticed at all', active, null, ({ words }) => safetyLevel(words) >= 2),
    measured('  level 4, heard as 4', imminent, null, ({ words }) => safetyLevel(words) === 4),
    measured('  levels 3–4, by the rules alone', active, null, (one) => isRight(one, ruledLevel)),
    measured('  level 2, by the rules alone', passive, null, (one) => isRight(one, ruledLevel)),
    ...[...kinds].map(([kind, some]) => measured(`  ${kind}`, some, null, (one) => isRight(one))),
  ]
}

/** Every second text may be learned from; the others only measure. */
export const learnedFrom = <Text>(texts: readonly Text[]) => texts.filter((_, at) => at % 2 === 0)
const measuredWith = <Text>(texts: readonly Text[]) => texts.filter((_, at) => at % 2 === 1)

function quietLine(what: string, texts: string[] | null): Line[] {
  if (!texts) return skipped(what)
  const quiet = measuredWith(texts).map((text) => safetyLevel(text) < 2)
  return [line(`${what}: left alone`, quiet.length, withInterval(quiet, share), 0.99)]
}

export function safetyTable(): Line[] {
  return [
    ...linesOf('safety, the first sentences', first, [0.95, 0.85, 0.99]),
    ...linesOf('safety, tuned on', ours, [0.97, 0.95, 0.96]),
    ...linesOf('safety, held out', heldOut, [0.86, 0.65, 0.87]),
    ...kindsOf(heldOut),
    ...linesOf('safety, held out, strangers', heldOutByStrangers, [0.57, 0.6, 0.88]),
    ...kindsOf(heldOutByStrangers),
    ...linesOf('safety, five more writers', notLearnedFrom, [0.25, 0.23, 0.89]),
    ...linesOf('safety, held out earlier', earlier, null),
    ...quietLine('real journals', journals()?.map(({ text }) => text) ?? null),
    ...quietLine('diary', diary()),
  ]
}
