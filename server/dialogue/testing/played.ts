import type { LeadPart, Opening } from '../turns.ts'
import { anOpening, type Model, type Phone, type Play, simulate } from './caller.ts'
import { dice, personas } from './personas.ts'
import { stories } from './stories.ts'
import { answerers } from './telephone.ts'

export type Played = { caller: string; hearer: 'person' | 'stranger' | 'machine'; seed: number; play: Play }

const page: readonly Phone[] = [
  { announces: true, ttsMs: 300 },
  { announces: false, ttsMs: 500 },
]
const telephones: readonly Phone[] = [...page, { announces: false, ttsMs: 500, cannotTakeBack: true }]
const lengths = [60_000, 180_000, 600_000]
const hours = [2, 7, 13, 19, 22]
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

const openingOf = (seed: number, more: Partial<Opening>) =>
  anOpening({ seed, hour: pick(hours, seed), maxCallMs: pick(lengths, Math.floor(seed / 5)), ...more })

/** In their own page: nobody asks who it is. */
export function inThePage(kind: string, lines: readonly string[], seed: number): Played {
  const persona = personas[kind]
  if (!persona) throw new Error(`no such caller: ${kind}`)
  const play = simulate(openingOf(seed, {}), persona({ lines, seed }), pick(page, seed))
  return { caller: `${kind}, in the page`, hearer: 'person', seed, play }
}

export function onTheTelephone(kind: string, lines: readonly string[], seed: number, maxCallMs?: number): Played {
  const answerer = answerers[kind]
  if (!answerer) throw new Error(`nobody answers so: ${kind}`)
  const phone = pick(telephones, seed)
  const length = maxCallMs === undefined ? {} : { maxCallMs }
  const opening = openingOf(seed, { isTelephone: true, cannotTakeBack: phone.cannotTakeBack === true, ...length })
  const play = simulate(opening, answerer.kind({ lines, seed }), phone)
  return { caller: kind, hearer: answerer.hearer, seed, play }
}

/** Quick, late, too late, silent or with nothing to say, as it comes. */
function moodyModel(seed: number): Model {
  const roll = dice(seed + 40)
  return (words) => {
    const luck = roll()
    if (luck < 0.1) return null
    const question = /[^.?!…]*\?$/.exec(words)?.[0].trim()
    const move = question ? 'ask' : 'reflect'
    const led = {
      by: 'a model',
      move,
      lemmas: question ? [`${seed}-${words.length}-${luck}`] : [],
      entryIds: [],
      checked: 1,
    } as const
    const sentences: LeadPart[] = ['So you say.', question ?? 'Go on, then.'].map((words) => ({
      kind: 'sentence',
      words,
      led,
    }))
    const head: LeadPart = { kind: 'head', move, isWorried: luck > 0.99, mood: null }
    const parts: LeadPart[] =
      luck < 0.2 ? [{ kind: 'failed' }] : [head, ...sentences, { kind: luck < 0.3 ? 'failed' : 'end' }]
    return { afterMs: roll() ** 2 * 6_000, parts }
  }
}

/** Called with a model that words what it can, on the telephone or in the page. */
export function manyWithAModel(kind: string, count: number): Played[] {
  return seeds(count).map((seed) => {
    const answerer = answerers[kind]
    const persona = (answerer?.kind ?? personas[kind])?.({ lines: story(seed), seed })
    if (!persona) throw new Error(`nobody answers so: ${kind}`)
    const phone = pick(answerer ? telephones : page, seed)
    const cannotTakeBack = phone.cannotTakeBack === true
    const opening = openingOf(seed, answerer ? { isTelephone: true, cannotTakeBack } : {})
    const play = simulate(opening, persona, phone, undefined, moodyModel(seed))
    return { caller: kind, hearer: answerers[kind]?.hearer ?? 'person', seed, play }
  })
}

const story = (seed: number) => pick(stories, seed)
const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

export const manyInThePage = (kind: string, count: number) =>
  seeds(count).map((seed) => inThePage(kind, story(seed), seed))
export const manyOnTheTelephone = (kind: string, count: number) =>
  seeds(count).map((seed) => onTheTelephone(kind, story(seed), seed))

/** Real journals told over the telephone in calls of ten minutes, some sentences in a breath. */
export const realTalk = (journals: readonly (readonly string[])[]) =>
  days(journals).map((sentences, seed) => onTheTelephone('talkative', breaths(sentences), seed, tenMinutesMs))

/** The same with a pause for thought in every sentence. */
export const realThought = (journals: readonly (readonly string[])[], kind: string) =>
  journals.map((sentences, seed) => onTheTelephone(kind, sentences, seed))

/** One answer is soon told; a call is made of several. */
const tenMinutesMs = 600_000
const answersInADay = 10
const sentencesInABreath = 3

function days(journals: readonly (readonly string[])[]): string[][] {
  const count = Math.floor(journals.length / answersInADay)
  return Array.from({ length: count }, (_, at) => journals.slice(at * answersInADay, (at + 1) * answersInADay).flat())
}

function breaths(sentences: readonly string[]): string[] {
  const count = Math.ceil(sentences.length / sentencesInABreath)
  return Array.from({ length: count }, (_, at) =>
    sentences.slice(at * sentencesInABreath, (at + 1) * sentencesInABreath).join(' '),
  )
}
