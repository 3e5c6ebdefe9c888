import { expect, test } from 'vitest'
import type { SentCall } from '#server/testing/caller.ts'
import { emulates } from '#server/testing/carriers/emulates.ts'
import { voicemail } from '#server/testing/carriers/people/behaviour.ts'
import { eventually } from '#server/testing/eventually.ts'
import type { Person, SentEntry } from '#server/testing/person.ts'
import { worldOfItsOwn } from '#server/testing/world.ts'
import type { Persona } from '../conversation/testing/caller.ts'
import { stories } from '../conversation/testing/stories.ts'
import { agreements, answerers, asksWho } from '../conversation/testing/telephone.ts'
import { livesAs } from './testing/living.ts'

const talkers = [
  ...['talkative', 'terse', 'thinking aloud', 'in pieces', 'in pieces, unmarked', 'interrupting', 'mumbled', 'wary'],
  'in danger',
]
/** Everybody who answers in the conversation's own tests; of those who hang up, one more. */
const everybody = [...Object.keys(answerers), 'hanging up']

/** Whoever speaks faster than in life answers before the question is thought to be over; with a name, it counts. */
const withTheirName = (persona: Persona): Persona => ({
  ...persona,
  reacts(said, turn) {
    const deeds = persona.reacts(said, turn)
    if (!asksWho.test(said)) return deeds
    return deeds.map((deed) =>
      'says' in deed && agreements.includes(deed.says) ? { ...deed, says: 'Yes, this is Sam.' } : deed,
    )
  },
})

const lastCall = async (person: Person) => (await person.get<SentCall[]>('~/call-history'))[0]
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
/** By anybody but the companion, and not with keys. */
const saidIn = (transcript: string) =>
  transcript
    .split('\n')
    .filter((line) => /^(?:Sam|Someone): (?!\(pressed)/.test(line))
    .flatMap((line) => wordsOf(line.replace(/^\w+: /, '')))

test('twenty people called at once, each in their own way: every word is kept, and none told to others', {
  timeout: 240_000,
}, async () => {
  // So fast that the longest call there may be is over within a minute.
  const carrier = await emulates('twilio', { callsPerSecond: 100, speed: 12, patienceMs: 60_000 })
  const world = await worldOfItsOwn({ carrier })
  const people = await Promise.all(
    everybody.map(async (kind, at) => {
      const person = await world.person({ name: 'Sam Reyes' })
      await person.writes('Today I was told that I will be a grandmother.')
      const seed = at + 1
      const { hearer, kind: personaOf } = answerers[kind] ?? { hearer: 'person', kind: () => ({ reacts: () => [] }) }
      const lines = stories[seed % stories.length] ?? []
      carrier.person(
        person.user.phoneNumber,
        hearer === 'machine' ? voicemail() : livesAs(withTheirName(personaOf({ lines, seed }))),
      )
      return { person, kind, hearer, number: person.user.phoneNumber }
    }),
  )
  const started = await Promise.all(people.map(({ person }) => person.send({ method: 'POST', url: '~/call' })))
  expect(started.map(({ status }) => status)).toEqual(people.map(() => 201))

  for (const { person, kind, hearer, number } of people) {
    const call = await eventually(
      `the call of ${kind} to be over`,
      async () => {
        const last = await lastCall(person)
        return last?.duration !== null && (last?.journalEntryId !== null || !talkers.includes(kind)) && last
      },
      { withinMs: 90_000 },
    )
    expect(call, kind).toMatchObject({ status: hearer === 'machine' ? 'voicemail' : 'completed' })
    expect(call.reason, kind).not.toBeNull()
    expect(carrier.timesDialled(number), kind).toBe(1)
    const prompts = carrier.callsTo(number).flatMap((one) => one.prompts)
    if (hearer === 'person') {
      const said = prompts.flatMap(({ words }) => wordsOf(words))
      expect(saidIn(call.transcriptionText ?? ''), kind).toEqual(said)
    } else {
      expect(carrier.toldTo(number).join(' '), kind).not.toMatch(/journal|diary|grandmother|companion|mood/i)
      expect(call.journalEntryId, kind).toBeNull()
    }
  }
  await carrier.settled()
  for (const { person, kind } of people) {
    const entries = await person.get<SentEntry[]>('~/journal-entries')
    const told = entries.filter(({ source }) => source === 'call').map(({ id }) => id)
    const known = (await lastCall(person))?.journalEntryId ?? null
    expect(told, kind).toEqual(known === null ? [] : [known])
  }
  for (const { number } of people) expect(world.logged()).not.toContain(number)
})
