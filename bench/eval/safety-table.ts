import { safetyLevel } from '#server/features/safety/rules.ts'
import type { Sentence } from '#server/features/safety/sentences/sentence.ts'
import { sentences } from '#server/features/safety/sentences/sentences.ts'
import { unseen } from '#server/features/safety/sentences/unseen.ts'
import { diary, journals } from '#server/testing/data/sets.ts'
import { type Line, line, skipped } from './line.ts'
import { withInterval } from './measures.ts'

const share = (heard: boolean[]) => heard.filter(Boolean).length / heard.length

function recall(what: string, from: Sentence[], floor: number | null, isHeard: (level: number) => boolean): Line {
  const heard = from.map(({ words }) => isHeard(safetyLevel(words)))
  return line(what, heard.length, withInterval(heard, share), floor)
}

function linesOf(name: string, from: Sentence[], floors: [number, number, number] | null): Line[] {
  const at = (least: number, most: number) => from.filter(({ level }) => level >= least && level <= most)
  return [
    recall(`${name}: levels 3–4 heard as such`, at(3, 4), floors?.[0] ?? null, (level) => level >= 3),
    recall(`${name}: level 2 heard`, at(2, 2), floors?.[1] ?? null, (level) => level >= 2),
    recall(`${name}: levels 0–1 left alone`, at(0, 1), floors?.[2] ?? null, (level) => level < 2),
  ]
}

function quietLine(what: string, texts: string[] | null): Line[] {
  if (!texts) return skipped(what)
  const quiet = texts.map((text) => safetyLevel(text) < 2)
  return [line(`${what}: left alone`, quiet.length, withInterval(quiet, share), 0.99)]
}

export function safetyTable(): Line[] {
  return [
    ...linesOf('safety sentences', sentences, [0.95, 0.85, 0.99]),
    ...linesOf('safety, not tuned on', unseen, null),
    ...quietLine('real journals', journals()?.map(({ text }) => text) ?? null),
    ...quietLine('diary', diary()),
  ]
}
