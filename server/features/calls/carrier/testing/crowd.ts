import { stories } from '#server/dialogue/testing/stories.ts'
import { answerers } from '#server/dialogue/testing/telephone.ts'
import { OwnUserId } from '#server/platform/services.ts'
import type { SentCall } from '#server/testing/caller.ts'
import { isOver } from '#server/testing/carriers/calls/call.ts'
import type { Carrier } from '#server/testing/carriers/carrier.ts'
import { voicemail } from '#server/testing/carriers/people/behaviour.ts'
import { eventually } from '#server/testing/eventually.ts'
import type { Person } from '#server/testing/person.ts'
import type { World } from '#server/testing/world.ts'
import { turnsOf } from '../../turns.ts'
import { livesAs } from './living.ts'

/** Everybody who answers in the conversation's own tests; of those who hang up, one more. */
const everybody = [...Object.keys(answerers), 'hanging up']
const longestSeconds = 120

/** Calls them all at once, each a person with a secret in the journal, and waits until the last has hung up. */
export async function callsEverybody(world: World, carrier: Carrier) {
  const people = await Promise.all(everybody.map((kind, at) => lives(world, carrier, kind, at + 1)))
  const started = await Promise.all(people.map(({ person }) => person.send({ method: 'POST', url: '~/call' })))
  const areOver = async () => people.every(({ person }) => carrier.callsTo(person.user.phoneNumber).some(isOver))
  await eventually('everybody to have hung up', areOver, { withinMs: (longestSeconds + 90) * 1000 })
  await carrier.settled()
  return Promise.all(
    people.map(async ({ kind, hearer, person }, at) => ({
      kind,
      hearer,
      person,
      number: person.user.phoneNumber,
      started: started[at]?.status,
      turns: await turnsOfLastCall(world, person),
    })),
  )
}

async function lives(world: World, carrier: Carrier, kind: string, seed: number) {
  const person = await world.person({ name: 'Sam Reyes' })
  await person.writes('Today I was told that I will be a grandmother.')
  const settings = { maxCallDuration: longestSeconds }
  await person.send({ method: 'PUT', url: '~/settings', body: settings })
  const { hearer, kind: personaOf } = answerers[kind] ?? { hearer: 'person', kind: () => ({ reacts: () => [] }) }
  const lines = stories[seed % stories.length] ?? []
  const behaviour =
    hearer === 'machine' ? voicemail() : livesAs(personaOf({ lines, seed }), { cutsIn: kind === 'interrupting' })
  carrier.person(person.user.phoneNumber, behaviour)
  return { kind, hearer, person }
}

async function turnsOfLastCall({ services }: World, person: Person) {
  const userId = OwnUserId.parse(person.id)
  const call = await lastCall(person)
  return turnsOf(services.db, await services.vault.safeOf(services.db, userId), userId, call?.id ?? 0)
}

export const lastCall = async (person: Person) => (await person.get<SentCall[]>('~/call-history'))[0]
