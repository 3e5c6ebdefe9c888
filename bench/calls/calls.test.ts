import { expect, test } from 'vitest'
import { crowd } from '#server/testing/crowd.ts'
import { realJournals } from '#server/testing/data/journals.ts'
import { worldOfItsOwn } from '#server/testing/world.ts'
import { entriesOf, faults, talkAtOnce } from './callers.ts'

test('a hundred real journals told at once become a hundred entries that hold every sentence', {
  timeout: 60_000,
}, async () => {
  const world = await worldOfItsOwn()
  const journals = realJournals()
  const people = await crowd(world.services, { address: world.address, size: 100 })
  const pace = { turnEveryMs: 0, startWithinMs: 500, settleMs: 0 }
  const told = people.map((_, n) => journals[n % journals.length] ?? [])
  const talks = await talkAtOnce(people, told, pace)
  expect(faults(await Promise.all(talks.map(entriesOf)))).toEqual([])
})
