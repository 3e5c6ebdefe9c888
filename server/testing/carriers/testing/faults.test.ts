import { expect, test } from 'vitest'
import { emulates } from '../emulates.ts'
import type { Phone } from '../people/phone.ts'
import { anApp } from './app.ts'
import { asksTwilio, placesOnTwilio, somebody, twilioBase } from './ordering.ts'

async function chats(phone: Phone) {
  await phone.answers()
  await phone.hears(/Hello there/)
  await phone.says('good')
  await phone.hears(/You said good/)
  await phone.hangsUp()
}

test('callbacks come twice with the same token, late, or not at all, as was chosen', async () => {
  const carrier = await emulates('twilio', {
    faults: {
      callback({ kind, fields }) {
        if (fields.CallStatus === 'initiated') return 'twice'
        if (fields.CallStatus === 'ringing') return 'after-next'
        return kind === 'machine' ? 'lost' : null
      },
    },
  })
  const app = await anApp()
  carrier.person(somebody, chats)
  await placesOnTwilio(carrier, app)
  await carrier.settled()
  expect(app.statuses()).toEqual(['initiated', 'initiated', 'in-progress', 'ringing', 'completed'])
  expect(app.callbacks.some(({ path }) => path === '/machine')).toBe(false)
  const tokens = app.callbacks.map(({ headers }) => headers['i-twilio-idempotency-token'])
  expect(tokens[1]).toBe(tokens[0])
  expect(new Set(tokens).size).toBe(tokens.length - 1)
})

test('a callback that fails is tried once more, with the token it had', async () => {
  const carrier = await emulates('twilio', { tolerates: ['callback'] })
  let tries = 0
  const app = await anApp({
    answers: ({ path }) => (path === '/status' && tries++ === 0 ? { status: 503 } : undefined),
  })
  carrier.person(somebody, 'busy')
  await placesOnTwilio(carrier, app)
  await carrier.settled()
  expect(app.statuses()).toEqual(['initiated', 'initiated', 'ringing', 'busy'])
  expect(carrier.callbacks.slice(0, 2).map(({ status }) => status)).toEqual([503, 200])
  expect(carrier.callbacks[0]?.token).toBe(carrier.callbacks[1]?.token)
})

test('an order that is refused for now places nothing', async () => {
  const refusals = [429, 503] as const
  const carrier = await emulates('twilio', { faults: { order: ({ nth }) => refusals[nth - 1] ?? null } })
  const app = await anApp()
  expect(await placesOnTwilio(carrier, app)).toMatchObject({ status: 429, body: { code: 20429, status: 429 } })
  expect(await placesOnTwilio(carrier, app)).toMatchObject({ status: 503 })
  expect(carrier.calls).toEqual([])
  expect(await placesOnTwilio(carrier, app)).toMatchObject({ status: 201 })
})

test('an order whose answer breaks off has rung, and can be asked for', async () => {
  const carrier = await emulates('twilio', { faults: { order: () => 'cut' } })
  const app = await anApp()
  carrier.person(somebody, chats)
  await expect(placesOnTwilio(carrier, app)).rejects.toThrow()
  await carrier.settled()
  expect(carrier.timesDialled(somebody)).toBe(1)
  const asked = `${twilioBase}/Calls.json?To=${encodeURIComponent(somebody)}&StartTime%3E=2020-01-01T00:00:00Z`
  expect((await asksTwilio(carrier, asked)).body.calls).toMatchObject([{ to: somebody, status: 'completed' }])
  carrier.faults.listLagMs = 60_000
  expect((await asksTwilio(carrier, asked)).body.calls).toEqual([])
})

for (const nth of [1, 2, 3, 4]) {
  test(`the socket breaks at frame ${nth}, and the call goes on over another`, async () => {
    const carrier = await emulates('twilio', {
      faults: { breaksLine: (frame) => frame.connection === 1 && frame.nth === nth },
    })
    const app = await anApp({
      answers: ({ path, fields }) =>
        path === '/action' && fields.SessionStatus === 'failed' ? { xml: app.twiml() } : undefined,
    })
    carrier.person(somebody, async (phone) => {
      await phone.answers()
      await phone.hears(/Hello there/)
      await phone.says('good')
      await phone.isSilentFor(10_000)
      await phone.hangsUp()
    })
    await placesOnTwilio(carrier, app, { Twiml: app.twiml() })
    await carrier.settled()
    const [failed, completed] = app.callbacks.filter(({ path }) => path === '/action')
    expect(failed?.fields).toMatchObject({ SessionStatus: 'failed', ErrorCode: '39001', CallStatus: 'in-progress' })
    expect(completed?.fields).toMatchObject({ SessionStatus: 'completed', CallStatus: 'completed' })
  })
}

test('a number may be rung by one call at a time only', async () => {
  const carrier = await emulates('twilio', { callsPerSecond: 100, tolerates: ['person'] })
  const app = await anApp()
  carrier.person(somebody, async (phone) => void (await phone.isSilentFor(60_000)))
  await placesOnTwilio(carrier, app)
  await placesOnTwilio(carrier, app)
  await carrier.settled()
  expect(carrier.violations.splice(0)).toMatchObject([{ kind: 'double-ring' }])
})

test('more orders than one a second wait, queued', async () => {
  const carrier = await emulates('twilio', { callsPerSecond: 2 })
  const app = await anApp()
  const numbers = ['+14155550001', '+14155550002', '+14155550003']
  for (const To of numbers) {
    carrier.person(To, 'busy')
    await placesOnTwilio(carrier, app, { To })
  }
  expect(carrier.calls.map(({ status }) => status)).toEqual([expect.not.stringContaining('queued'), 'queued', 'queued'])
  await carrier.settled()
  const times = carrier.calls.map(({ dialledAt }) => dialledAt?.getTime() ?? 0)
  for (const n of [1, 2]) expect((times[n] ?? 0) - (times[n - 1] ?? 0)).toBeGreaterThan(400)
})
