import { expect, test } from 'vitest'
import { telling } from '#server/dialogue/testing/figures.ts'
import { badlySaid } from '#server/dialogue/testing/rules-of-the-call.ts'
import { emulates } from '#server/testing/carriers/emulates.ts'
import { eventually } from '#server/testing/eventually.ts'
import type { SentEntry } from '#server/testing/person.ts'
import { createWorld } from '#server/testing/world.ts'
import { callsEverybody, lastCall } from './testing/crowd.ts'

const talkers = [
  ...['talkative', 'terse', 'thinking aloud', 'in pieces', 'in pieces, unmarked', 'interrupting', 'mumbled', 'wary'],
  'in danger',
]
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

for (const name of ['twilio', 'telnyx'] as const) {
  test.concurrent(`twenty people called at once over ${name}, each in their own way: every word is kept, and none told to others`, {
    timeout: 300_000,
  }, async ({ onTestFinished, annotate }) => {
    // In real time, as the product's own patience is.
    const carrier = await emulates(name, { callsPerSecond: 100, speed: 1, patienceMs: 180_000 }, onTestFinished)
    const world = await createWorld({ carrier })
    onTestFinished(() => world.close())

    const everybody = await callsEverybody(world, carrier)

    expect(everybody).toHaveLength(20)
    for (const { kind, hearer, person, number, started, turns } of everybody) {
      expect(started, kind).toBe(201)
      const call = await eventually(`the call of ${kind} to be told`, async () => {
        const last = await lastCall(person)
        return last?.duration !== null && (last?.journalEntryId !== null || !talkers.includes(kind)) && last
      })
      expect(call, kind).toMatchObject({ status: hearer === 'machine' ? 'voicemail' : 'completed' })
      expect(call.reason, kind).not.toBeNull()
      expect(carrier.timesDialled(number), kind).toBe(1)
      expect(badlySaid(turns, []), kind).toEqual([])
      const said = turns.flatMap((turn) =>
        turn.speaker === 'person' && turn.by === 'voice' ? wordsOf(turn.words) : [],
      )
      const prompts = carrier.callsTo(number).flatMap((one) => one.prompts)
      // What somebody else said is none of the person's business, and is not kept.
      const isKept = call.reason !== 'wrong-person'
      expect(said, kind).toEqual(isKept ? prompts.flatMap(({ words }) => wordsOf(words)) : [])
      if (hearer !== 'person') expect(carrier.toldTo(number).join(' '), kind).not.toMatch(telling)
      if (hearer === 'machine') expect(call.journalEntryId, kind).toBeNull()
      expect(carrier.toldTo(number).join(' '), kind).not.toMatch(/grandmother/i)
      const entries = await person.get<SentEntry[]>('~/journal-entries')
      const told = entries.filter(({ source }) => source === 'call').map(({ id }) => id)
      expect(told, kind).toEqual(call.journalEntryId === null ? [] : [call.journalEntryId])
      expect(world.logged(), kind).not.toContain(number)
    }
    const { count, p50, p95 } = carrier.firstTokens()
    const inMs = (ms: number | null) => `${ms?.toFixed(0)} ms`
    await annotate(`${count} answers, first word after ${inMs(p50)} (p50), ${inMs(p95)} (p95)`)
  })
}
