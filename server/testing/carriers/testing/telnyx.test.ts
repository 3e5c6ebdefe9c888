import { createPublicKey, verify } from 'node:crypto'
import Telnyx from 'telnyx'
import { expect, test } from 'vitest'
import { emulates } from '../emulates.ts'
import { account } from '../telnyx/account.ts'
import { publicKeyOf } from '../telnyx/signature.ts'
import { anApp } from './app.ts'
import { asksTelnyx, placesOnTelnyx, somebody, telnyxBase } from './ordering.ts'

test('a call of Telnyx has no id before its first callback, comes in parts, and counts decimals', async () => {
  const carrier = await emulates('telnyx')
  const app = await anApp({
    onFrame(frame, relay) {
      if (frame.type === 'setup') relay.says('One two three four five six.')
      if (frame.type === 'prompt' && frame.last) relay.says(`You said ${frame.voicePrompt}.`)
    },
  })
  carrier.person(somebody, async (phone) => {
    await phone.answers()
    await phone.interrupts({ hearing: /three/ }, 'it was a very good day')
    await phone.hears(/You said it was a very good day/)
    await phone.hangsUp()
  })
  const { status, body } = await placesOnTelnyx(carrier, app)
  expect([status, body]).toEqual([200, { from: account.number, to: somebody, status: 'queued' }])
  await carrier.settled()

  const [setup] = app.frames
  expect(setup).toMatchObject({ type: 'setup', callStatus: 'active', callSid: expect.stringMatching(/^v3:/) })
  expect(app.statuses()).toEqual(['initiated', 'ringing', 'in-progress', 'completed'])
  expect(app.framesOf('prompt').map(({ voicePrompt, last }) => [voicePrompt, last])).toEqual([
    ['it was a', false],
    ['it was a very good day', false],
    ['it was a very good day', false],
    ['it was a very good day', true],
  ])
  expect(app.framesOf('interrupt')[0]?.durationUntilInterruptMs).toMatch(/^\d+\.\d$/)
  expect(app.framesOf('info')).toEqual([])
})

test('every callback carries a signature over its time and its very bytes', async () => {
  const carrier = await emulates('telnyx')
  const app = await anApp()
  carrier.person(somebody, 'busy')
  await placesOnTelnyx(carrier, app)
  await carrier.settled()
  const raw = Buffer.from(publicKeyOf(account.key), 'base64')
  const key = createPublicKey({
    key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw]),
    format: 'der',
    type: 'spki',
  })
  expect(app.callbacks).toHaveLength(3)
  for (const { headers, body } of app.callbacks) {
    const timestamp = String(headers['telnyx-timestamp'])
    const signature = Buffer.from(String(headers['telnyx-signature-ed25519']), 'base64')
    expect(Math.abs(Date.now() / 1_000 - Number(timestamp))).toBeLessThan(5)
    expect(verify(null, Buffer.from(`${timestamp}|${body}`), key, signature)).toBe(true)
    expect(verify(null, Buffer.from(`${timestamp}|${body}&x=1`), key, signature)).toBe(false)
  }
})

const wrong = [
  ['a number not written internationally', { To: '4155552671' }, 422, '10016'],
  ['a text where a truth belongs', { AsyncAmd: 'true' }, 422, '10015'],
  ['seconds that are too few', { TimeLimit: 20 }, 422, '10015'],
  ['events in a list', { StatusCallbackEvent: ['answered'] }, 422, '10015'],
  [
    'an attribute only Twilio knows',
    {
      Texml: '<Response><Connect><ConversationRelay url="wss://a.example" speechTimeout="1500"/></Connect></Response>',
    },
    400,
    '12200',
  ],
] as const
for (const [what, about, status, code] of wrong) {
  test(`an order to Telnyx with ${what} is refused, and remembered as wrong`, async () => {
    const carrier = await emulates('telnyx')
    expect(await placesOnTelnyx(carrier, await anApp(), about)).toMatchObject({ status, body: { errors: [{ code }] } })
    expect(carrier.violations.splice(0).map(({ kind }) => kind)).toEqual(['order'])
  })
}

test('Telnyx’s own library places, finds and ends a call here', async () => {
  const carrier = await emulates('telnyx')
  const app = await anApp()
  carrier.person(somebody, async (phone) => phone.answers())
  const client = new Telnyx({ apiKey: account.apiKey, baseURL: `${carrier.url}/v2` })
  const { calls } = client.texml.accounts
  const body = { ApplicationSid: account.applicationSid, To: somebody, From: account.number, Texml: app.twiml() }
  expect(await calls.calls(account.sid, { body: body as never })).toMatchObject({ status: 'queued' })
  const find = async () => (await calls.retrieveCalls(account.sid, { To: somebody })).calls?.[0]
  await expect.poll(async () => (await find())?.status).toBe('in-progress')
  const sid = (await find())?.sid ?? ''
  expect(await calls.update(sid, { account_sid: account.sid, Status: 'completed' })).toMatchObject({
    status: 'completed',
  })
  expect(await calls.retrieve(sid, { account_sid: account.sid })).toMatchObject({ sid, status: 'completed' })
  await expect(calls.update(sid, { account_sid: account.sid, Status: 'completed' })).rejects.toMatchObject({
    status: 422,
  })
})

test('a list of Telnyx is asked for by the day, messages are kept, and a stranger is sent away', async () => {
  const carrier = await emulates('telnyx')
  expect((await asksTelnyx(carrier, telnyxBase, undefined, { authorization: 'Bearer guess' })).status).toBe(401)
  await asksTelnyx(carrier, '/v2/messages', { from: account.number, to: somebody, text: 'Your code is 407218.' })
  expect(carrier.toldTo(somebody)).toEqual(['Your code is 407218.'])
  await asksTelnyx(carrier, `${telnyxBase}?StartTime%3E=2026-01-01T10:00:00Z`)
  expect(carrier.violations.splice(0)).toMatchObject([
    { kind: 'order', detail: expect.stringContaining('is not a day') },
  ])
})
