import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Schedule } from '#contract/schedule.ts'
import { proveByCall } from '#server/features/account/proving/service.ts'
import type { UserId } from '#server/platform/services.ts'
import { createBrowserPhone } from '#server/providers/telephony/browser.ts'
import type { SentCall } from '#server/testing/caller.ts'
import type { Person } from '#server/testing/person.ts'
import { placeWaiting } from '../placing/service.ts'
import { worldWithCarrier } from '../placing/testing/world.ts'
import { planCallable } from './setting-aside.ts'

const history = (person: Person) => person.get<SentCall[]>('~/call-history')
const nextCall = async (person: Person) => (await person.get<Schedule>('~/call-schedule')).nextCallAt
const proves = async (person: Person, code: string) => {
  const { status } = await person.send({ method: 'POST', url: '~/phone-verification/confirm', body: { code } })
  expect(status).toBe(200)
}

/** With somebody who has registered and not proved their number. */
async function withUnproved(about: { phoneNumber?: string } = {}) {
  const there = await worldWithCarrier()
  const ana = await there.world.person(about)
  await there.services.db.execute(sql`update users set phone_proved_at = null where id = ${ana.id}`)
  const daysGoBy = async (...days: string[]) => {
    for (const day of days) {
      there.moveTo(`2026-11-${day}T00:00:00Z`)
      await there.claims()
      await Promise.all(await placeWaiting(there.services))
    }
  }
  const asksForCode = async () => {
    const { status } = await ana.send({ method: 'POST', url: '~/phone-verification', body: { channel: 'sms' } })
    expect(status).toBe(201)
    return there.carrier.codeFor(ana.user.phoneNumber)
  }
  return { ...there, ana, daysGoBy, asksForCode }
}

test('that a number is not proved stands in the history once, however many days go by', async () => {
  const { ana, daysGoBy } = await withUnproved()
  await daysGoBy('22', '23', '24', '25')
  expect(await history(ana)).toMatchObject([{ status: 'failed', reason: 'number-not-proved' }])
  expect(await nextCall(ana)).toBe(null)
})

test('once the number is proved the next call is planned at once, and comes', async () => {
  const { ana, carrier, daysGoBy, asksForCode, moveTo } = await withUnproved()
  await daysGoBy('22', '23')
  moveTo('2026-11-23T09:00:00Z')
  await proves(ana, await asksForCode())
  expect(await nextCall(ana)).toBe('2026-11-24T00:00:00.000Z')
  await daysGoBy('24')
  expect(carrier.rung).toHaveLength(1)
})

test('a number that is proved by a call is called from then on as well', async () => {
  const { ana, services, daysGoBy } = await withUnproved()
  await daysGoBy('22')
  const call = { slot: null, status: 'completed', reason: 'said-goodbye', answeredBy: 'human', wordCount: 40 } as const
  const own = { userId: ana.id as UserId, phoneNumber: ana.user.phoneNumber }
  expect(await services.db.transaction((tx) => proveByCall({ ...services, db: tx }, { ...call, ...own }))).toBe(true)
  expect(await nextCall(ana)).toBe('2026-11-23T00:00:00.000Z')
})

test('proved before the first call was due, nothing changes about when it comes', async () => {
  const { ana, asksForCode } = await withUnproved()
  const before = await nextCall(ana)
  await proves(ana, await asksForCode())
  expect([before, await nextCall(ana)]).toEqual(Array(2).fill('2026-11-22T00:00:00.000Z'))
  expect(await history(ana)).toEqual([])
})

test('another call time does not make the history say it again', async () => {
  const { ana, daysGoBy, moveTo, claims } = await withUnproved()
  await daysGoBy('22')
  await ana.send({ method: 'PUT', url: '~/settings', body: { callTime: '20:30' } })
  moveTo('2026-11-22T01:30:00Z')
  await claims()
  expect(await history(ana)).toHaveLength(1)
  expect(await nextCall(ana)).toBe(null)
})

test('whoever has switched daily calls off proves their number and is not called', async () => {
  const { ana, daysGoBy, asksForCode } = await withUnproved()
  await daysGoBy('22')
  await ana.send({ method: 'PUT', url: '~/settings', body: { dailyCallEnabled: false } })
  await proves(ana, await asksForCode())
  expect(await nextCall(ana)).toBe(null)
})

test('a number that calls don’t go to is said once too, and is called when the host lets calls go there', async () => {
  const { ana, services, carrier, daysGoBy } = await withUnproved({ phoneNumber: '+18765551234' })
  await services.db.execute(sql`update users set phone_proved_at = now()`)
  await daysGoBy('22', '23', '24')
  expect(await history(ana)).toMatchObject([{ reason: 'country-not-allowed' }])
  await planCallable(services)
  expect(await nextCall(ana)).toBe(null)
  const { calling } = services.config
  services.config = { ...services.config, calling: { ...calling, prefixes: [...calling.prefixes, '+1876'] } }
  await planCallable(services)
  expect(await nextCall(ana)).toBe('2026-11-25T00:00:00.000Z')
  await daysGoBy('25')
  expect(carrier.rung).toHaveLength(1)
})

test('when the host goes back to the phone in the browser, everybody is called there who wants to be', async () => {
  const { ana, world, services, daysGoBy } = await withUnproved()
  const bo = await world.person()
  await services.db.execute(sql`update users set phone_proved_at = null where id = ${bo.id}`)
  await daysGoBy('22')
  await bo.send({ method: 'PUT', url: '~/settings', body: { dailyCallEnabled: false } })
  await planCallable(services)
  expect(await nextCall(ana)).toBe(null)
  services.telephony = createBrowserPhone(services.realtime)
  await Promise.all([planCallable(services), planCallable(services)])
  expect([await nextCall(ana), await nextCall(bo)]).toEqual(['2026-11-23T00:00:00.000Z', null])
})
