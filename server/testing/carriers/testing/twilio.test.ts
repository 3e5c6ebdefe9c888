import twilio from 'twilio'
import { expect, test } from 'vitest'
import { emulates } from '../emulates.ts'
import { account } from '../twilio/account.ts'
import { anApp } from './app.ts'
import { asksTwilio, placesOnTwilio, somebody, twilioBase, twilioOrder } from './ordering.ts'

const order = [
  ['no number', { To: '' }, 21201],
  ['a number not written internationally', { To: '415 555 2671' }, 21211],
  ['a number of somebody else to call from', { From: '+14155550199' }, 21212],
  ['a document that is not closed', { Twiml: '<Response><Say>Good evening</Response>' }, 12100],
  ['an ampersand that is not escaped', { Twiml: '<Response><Say>You & me</Say></Response>' }, 12100],
  ['a verb nobody knows', { Twiml: '<Response><Talk/></Response>' }, 12200],
  [
    'an attribute nobody knows',
    {
      Twiml:
        '<Response><Connect><ConversationRelay url="wss://a.example" interruptByDtmf="true"/></Connect></Response>',
    },
    12200,
  ],
  [
    'an attribute in other letters',
    {
      Twiml: '<Response><Connect><ConversationRelay url="wss://a.example" speechtimeout="1500"/></Connect></Response>',
    },
    12200,
  ],
  [
    'a value out of bounds',
    { Twiml: '<Response><Connect><ConversationRelay url="wss://a.example" speechTimeout="200"/></Connect></Response>' },
    12200,
  ],
  [
    'a socket without encryption',
    { Twiml: '<Response><Connect><ConversationRelay url="ws://a.example"/></Connect></Response>' },
    12200,
  ],
  ['a relay without an address', { Twiml: '<Response><Connect><ConversationRelay/></Connect></Response>' }, 12200],
  [
    'a document of more than 4,000 characters',
    { Twiml: `<Response><Say>${'la '.repeat(1_400)}</Say></Response>` },
    20001,
  ],
  ['a document and an address', { Url: 'https://a.example/twiml' }, 20001],
  ['an event nobody knows', { StatusCallbackEvent: ['answered', 'hung-up'] }, 20001],
  ['a callback nowhere', { StatusCallback: 'status' }, 21609],
  ['more ringing than is allowed', { Timeout: '601' }, 20001],
  ['a parameter nobody knows', { Retries: '3' }, 20001],
] as const

for (const [what, about, code] of order) {
  test(`an order with ${what} is refused, and remembered as wrong`, async () => {
    const carrier = await emulates('twilio')
    const app = await anApp()
    const { status, body } = await placesOnTwilio(carrier, app, about as Record<string, string>)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code,
      message: expect.any(String),
      more_info: expect.stringContaining(String(code)),
      status,
    })
    expect(carrier.calls).toEqual([])
    expect(carrier.violations.splice(0).map(({ kind }) => kind)).toEqual(['order'])
  })
}

test('a detection that tells nobody is complained of, though the call is placed', async () => {
  const carrier = await emulates('twilio')
  const app = await anApp()
  const { AsyncAmdStatusCallback: _, ...order } = twilioOrder(app)
  expect((await asksTwilio(carrier, `${twilioBase}/Calls.json`, order)).status).toBe(201)
  expect(carrier.violations.splice(0)).toMatchObject([{ kind: 'order', detail: expect.stringContaining('21262') }])
})

test('a wrong number is refused with 21211, without a complaint', async () => {
  const carrier = await emulates('twilio')
  carrier.person(somebody, 'wrong-number')
  const { status, body } = await placesOnTwilio(carrier, await anApp())
  expect([status, body.code]).toEqual([400, 21211])
})

test('without the account’s token no door opens, and another account’s doors do not exist', async () => {
  const carrier = await emulates('twilio')
  const path = `${twilioBase}/Calls.json`
  const wrong = { authorization: `Basic ${Buffer.from(`${account.sid}:guess`).toString('base64')}` }
  expect(await asksTwilio(carrier, path, undefined, wrong)).toMatchObject({ status: 401, body: { code: 20003 } })
  expect((await asksTwilio(carrier, '/2010-04-01/Accounts/ACother/Calls.json')).status).toBe(401)
  expect((await asksTwilio(carrier, `${twilioBase}/Calls/CA${'0'.repeat(32)}.json`)).status).toBe(404)
})

test('a call is followed, listed by pages, redirected and ended by its id', async () => {
  const carrier = await emulates('twilio', { callsPerSecond: 100 })
  const app = await anApp()
  carrier.person(somebody, async (phone) => {
    await phone.answers()
    await phone.hears(/Goodbye then/)
  })
  const { body: placed } = await placesOnTwilio(carrier, app)
  const path = `${twilioBase}/Calls/${placed.sid}.json`
  await expect.poll(async () => (await asksTwilio(carrier, path)).body.status).toBe('in-progress')
  const words = '<Response><Say>Goodbye then.</Say><Pause length="30"/></Response>'
  expect((await asksTwilio(carrier, path, { Twiml: words })).status).toBe(200)
  await expect.poll(() => carrier.toldTo(somebody).join(' ')).toContain('Goodbye then.')
  expect((await asksTwilio(carrier, path, { Status: 'completed' })).body.status).toBe('completed')
  expect(await asksTwilio(carrier, path, { Status: 'completed' })).toMatchObject({ status: 400, body: { code: 21220 } })

  for (const To of ['+14155550001', '+14155550002']) await placesOnTwilio(carrier, app, { To })
  const first = await asksTwilio(carrier, `${twilioBase}/Calls.json?PageSize=2`)
  expect(first.body.calls.map(({ to }: { to: string }) => to)).toEqual(['+14155550002', '+14155550001'])
  const second = await asksTwilio(carrier, first.body.next_page_uri)
  expect(second.body).toMatchObject({
    calls: [{ sid: placed.sid, duration: expect.any(String) }],
    page: 1,
    next_page_uri: null,
  })
  const later = await asksTwilio(carrier, `${twilioBase}/Calls.json?StartTime%3E=2099-01-01T00:00:00Z`)
  expect(later.body.calls).toEqual([])
})

test('a call that still waits can be taken back, and never rings', async () => {
  const carrier = await emulates('twilio')
  const app = await anApp()
  await placesOnTwilio(carrier, app, { To: '+14155550001' })
  const { body } = await placesOnTwilio(carrier, app)
  const taken = await asksTwilio(carrier, `${twilioBase}/Calls/${body.sid}.json`, { Status: 'canceled' })
  expect(taken.body.status).toBe('canceled')
  await carrier.settled()
  expect(carrier.timesDialled(somebody)).toBe(0)
})

test('Twilio’s own library places, follows and ends a call here', async () => {
  const carrier = await emulates('twilio')
  const app = await anApp()
  carrier.person(somebody, async (phone) => phone.answers())
  const client = twilio(account.sid, account.authToken, { httpClient: towards(carrier.url) })
  const call = await client.calls.create({
    to: somebody,
    from: account.number,
    twiml: app.twiml(),
    statusCallbackEvent: ['answered'],
  })
  await expect.poll(async () => (await client.calls(call.sid).fetch()).status).toBe('in-progress')
  const [listed] = await client.calls.list({ to: somebody, startTimeAfter: new Date(Date.now() - 60_000) })
  expect(listed?.sid).toBe(call.sid)
  expect((await client.calls(call.sid).update({ status: 'completed' })).status).toBe('completed')
  await expect(client.calls.create({ to: 'nobody', from: account.number, twiml: app.twiml() })).rejects.toMatchObject({
    code: 21211,
  })
  carrier.violations.splice(0)
})

/** The library's own client, with its requests sent to another host. */
function towards(url: string) {
  const client = new twilio.RequestClient()
  return Object.assign(Object.create(client), {
    request: (options: { uri: string }) =>
      client.request({ ...options, uri: options.uri.replace('https://api.twilio.com', url) } as never),
  })
}

test('a text message, and a code spoken on a call, can be read by a test', async () => {
  const carrier = await emulates('twilio')
  carrier.person(somebody, async (phone) => {
    await phone.answers()
    await phone.hears(/4 0 7/)
  })
  const message = { To: somebody, From: account.number, Body: 'Your code is 407218.' }
  expect((await asksTwilio(carrier, `${twilioBase}/Messages.json`, message)).status).toBe(201)
  await placesOnTwilio(carrier, await anApp(), { Twiml: '<Response><Say>Your code is 4 0 7</Say></Response>' })
  await carrier.settled()
  expect(carrier.toldTo(somebody)).toEqual(['Your code is 407218.', 'Your code is 4 0 7'])
})
