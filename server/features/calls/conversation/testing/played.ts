import { anOpening, type Phone, type Play, simulate } from './caller.ts'
import { personas } from './personas.ts'
import { stories } from './stories.ts'
import { answerers } from './telephone.ts'

export type Played = { caller: string; hearer: 'person' | 'stranger' | 'machine'; seed: number; play: Play }

const phones: readonly Phone[] = [
  { announces: true, ttsMs: 300 },
  { announces: false, ttsMs: 500 },
]
const lengths = [60_000, 180_000, 600_000]
const hours = [2, 7, 13, 19, 22]
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

const openingOf = (seed: number, isTelephone: boolean) =>
  anOpening({ seed, hour: pick(hours, seed), maxCallMs: pick(lengths, Math.floor(seed / 5)), isTelephone })

/** In their own page: nobody asks who it is. */
export function inThePage(kind: string, lines: readonly string[], seed: number): Played {
  const persona = personas[kind]
  if (!persona) throw new Error(`no such caller: ${kind}`)
  const play = simulate(openingOf(seed, false), persona({ lines, seed }), pick(phones, seed))
  return { caller: `${kind}, in the page`, hearer: 'person', seed, play }
}

export function onTheTelephone(kind: string, lines: readonly string[], seed: number): Played {
  const answerer = answerers[kind]
  if (!answerer) throw new Error(`nobody answers so: ${kind}`)
  const play = simulate(openingOf(seed, true), answerer.kind({ lines, seed }), pick(phones, seed))
  return { caller: kind, hearer: answerer.hearer, seed, play }
}

const story = (seed: number) => pick(stories, seed)
const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

export const manyInThePage = (kind: string, count: number) =>
  seeds(count).map((seed) => inThePage(kind, story(seed), seed))
export const manyOnTheTelephone = (kind: string, count: number) =>
  seeds(count).map((seed) => onTheTelephone(kind, story(seed), seed))

/** As long as people talk in one breath, told over the telephone. */
export function realTalk(journals: readonly (readonly string[])[]): Played[] {
  return journals.map((sentences, seed) => onTheTelephone('talkative', breaths(sentences), seed))
}

const sentencesInABreath = 3

function breaths(sentences: readonly string[]): string[] {
  const told: string[] = []
  for (let at = 0; at < sentences.length; at += sentencesInABreath)
    told.push(sentences.slice(at, at + sentencesInABreath).join(' '))
  return told
}
