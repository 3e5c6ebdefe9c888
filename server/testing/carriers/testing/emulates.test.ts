import { expect, test } from 'vitest'
import { worldOfItsOwn } from '#server/testing/world.ts'
import { emulates } from '../emulates.ts'
import { mumbled } from '../people/mumbling.ts'
import { anApp } from './app.ts'
import { placesOnTwilio, somebody } from './ordering.ts'

test.fails('a test in which the carrier complained fails, though nothing else in it did', async () => {
  const carrier = await emulates('twilio')
  await placesOnTwilio(carrier, await anApp(), { To: 'nobody' })
})

test.fails('so does a test in which somebody on the phone waited in vain', async () => {
  const carrier = await emulates('twilio', { patienceMs: 100 })
  const app = await anApp()
  carrier.person(somebody, async (phone) => {
    await phone.answers()
    await phone.hears(/what nobody says/)
  })
  await placesOnTwilio(carrier, app, { TimeLimit: '10' })
  await carrier.settled()
})

for (const name of ['twilio', 'telnyx'] as const) {
  test(`the product starts with what it is told of its account with ${name}`, async () => {
    const world = await worldOfItsOwn({ carrier: await emulates(name) })
    const { carrier, publicUrl } = world.services.config
    expect([carrier.name, publicUrl]).toEqual([name, world.address])
  })
}

test('a mumbler is misheard in the same way for the same seed', () => {
  const words = 'I went to the lake and there was nobody there for once so I sat and listened to the water'
  expect(mumbled(words, { seed: 7 })).toBe(mumbled(words, { seed: 7 }))
  expect(mumbled(words, { seed: 7 })).not.toBe(words)
  expect(mumbled(words, { seed: 8 })).not.toBe(mumbled(words, { seed: 7 }))
  expect(mumbled(words, { seed: 7, lost: 0, mistaken: 0 })).toBe(words)
})
