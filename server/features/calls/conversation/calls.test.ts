import { expect, test } from 'vitest'
import { realJournals } from '#server/testing/data/journals.ts'
import { anOpening, asHeard, simulate } from './testing/caller.ts'
import { personas } from './testing/personas.ts'
import { broken } from './testing/rules-of-the-call.ts'
import { stories } from './testing/stories.ts'

const phones = [
  { announces: true, ttsMs: 300 },
  { announces: false, ttsMs: 500 },
]
const lengths = [60_000, 180_000, 600_000]
const hours = [2, 7, 13, 19, 22]

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

function play(kind: string, lines: readonly string[], seed: number) {
  const persona = personas[kind]
  if (!persona) throw new Error(`no such caller: ${kind}`)
  const opening = anOpening({ seed, hour: pick(hours, seed), maxCallMs: pick(lengths, Math.floor(seed / 5)) })
  return simulate(opening, persona({ lines, seed }), pick(phones, seed))
}

test.each(Object.keys(personas))('twenty-four calls of one who is “%s” go as calls should', (kind) => {
  for (let seed = 1; seed <= 24; seed += 1) {
    const call = play(kind, pick(stories, seed), seed)
    expect(broken(call), `seed ${seed}\n${asHeard(call)}`).toEqual([])
  }
})

test('calls made of real journals go as calls should', () => {
  const some = realJournals().filter((_, n) => n % 12 === 0)
  for (const [at, sentences] of some.entries()) {
    const call = play(pick(['talkative', 'thinker', 'interrupter', 'mumbler', 'hangs up'], at), sentences, at + 1)
    expect(broken(call), asHeard(call)).toEqual([])
  }
})

test('no question comes back for two days', () => {
  let recent: string[] = []
  for (let seed = 1; seed <= 3; seed += 1) {
    const call = simulate(
      anOpening({ seed, recentQuestions: recent }),
      personas.talkative?.({ lines: stories.flat().slice(0, 14), seed }) ?? { reacts: () => [] },
    )
    expect(broken(call)).toEqual([])
    recent = recent.concat(
      call.stored.flatMap((turn) => (turn.speaker === 'companion' ? (turn.intent.question ?? []) : [])),
    )
  }
  expect(recent.length).toBeGreaterThan(30)
})
