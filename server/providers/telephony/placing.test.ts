import { expect, test } from 'vitest'
import type { UserId } from '#server/platform/services.ts'
import type { Telephony } from './telephony.ts'
import { type Asked, carrierApi, nobody, publicUrl, telnyxAt, twilioAt } from './testing/carrier-api.ts'

const somebody = { callId: 17, userId: 5 as UserId, phoneNumber: '+14155552671', token: 'a-token', mostSeconds: 660 }
const both = [
  ['Twilio', twilioAt],
  ['Telnyx', telnyxAt],
] as const

/** The instructions a call was placed with, whichever carrier. */
const markup = ({ headers, body }: Asked) =>
  headers['content-type']?.includes('json') ? JSON.parse(body).Texml : new URLSearchParams(body).get('Twiml')
const address = (text: string, attribute: string) => new RegExp(`${attribute}="([^"]+)"`).exec(text)?.[1] ?? ''

test('Twilio is asked once, with everything a call needs', async () => {
  const { asked, url } = await carrierApi(() => ({ status: 201, body: { sid: 'CA1', status: 'queued' } }))
  expect(await twilioAt(url).place(somebody)).toEqual({ is: 'placed', providerCallId: 'CA1' })
  expect(asked).toHaveLength(1)
  const [{ method, url: path, headers, body } = fail()] = asked
  expect([method, path]).toEqual(['POST', '/2010-04-01/Accounts/AC1/Calls.json'])
  expect(headers.authorization).toBe(`Basic ${Buffer.from('AC1:12345').toString('base64')}`)
  const form = new URLSearchParams(body)
  expect(form.getAll('StatusCallbackEvent')).toEqual(['initiated', 'ringing', 'answered', 'completed'])
  expect(Object.fromEntries(form)).toMatchObject({
    ...{ To: '+14155552671', From: '+14155550100', Timeout: '30', TimeLimit: '660' },
    ...{ MachineDetection: 'Enable', AsyncAmd: 'true' },
    StatusCallback: expect.stringMatching(/^https:\/\/journal\.example\/voice\/status\/[\w-]+$/),
    AsyncAmdStatusCallback: expect.stringMatching(/^https:\/\/journal\.example\/voice\/machine\/[\w-]+$/),
  })
  const twiml = form.get('Twiml') ?? ''
  expect(twiml.length).toBeLessThan(4000)
  expect(twiml).toContain('url="wss://journal.example/voice/relay"')
  expect(twiml).toContain('speechTimeout="1500" interruptSensitivity="medium"')
  expect(twiml).toContain('dtmfDetection="true" events="speaker-events tokens-played" profanityFilter="false"')
  expect(twiml).toContain('<Parameter name="token" value="a-token"/>')
})

test('Telnyx is asked once, in its own spelling', async () => {
  const { asked, url } = await carrierApi(() => ({ status: 200, body: { status: 'queued' } }))
  expect(await telnyxAt(url).place(somebody)).toEqual({ is: 'placed', providerCallId: null })
  expect(asked).toHaveLength(1)
  const [{ method, url: path, headers, body } = fail()] = asked
  expect([method, path, headers.authorization]).toEqual(['POST', '/v2/texml/Accounts/acc/Calls', 'Bearer KEY'])
  expect(JSON.parse(body)).toMatchObject({
    ...{ ApplicationSid: 'app', To: '+14155552671', From: '+14155550100', Timeout: 30, TimeLimit: 660 },
    ...{ MachineDetection: 'Enable', AsyncAmd: true, StatusCallbackEvent: 'initiated ringing answered completed' },
    StatusCallback: expect.stringContaining(`${publicUrl}/voice/status/`),
    Texml: expect.stringContaining('<ConversationRelay url="wss://journal.example/voice/relay" language="en"'),
  })
})

test.each(both)('%s learns from an address nothing about the person, and we learn whose call it is', async (_, at) => {
  const { asked, url } = await carrierApi(() => ({ status: 201, body: { sid: 'CA1' } }))
  const telephony = at(url)
  await telephony.place(somebody)
  const action = address(markup(asked[0] ?? fail()), 'action')
  const reference = action.split('/').at(-1) ?? ''
  expect(telephony.carrier?.callAt(reference)).toEqual({ userId: 5, callId: 17 })
  expect(telephony.carrier?.callAt(`${reference.slice(0, -1)}${reference.endsWith('A') ? 'Q' : 'A'}`)).toBeNull()
  expect(telephony.carrier?.callAt('')).toBeNull()
  expect(at(url).carrier?.callAt(reference)).toBeNull()
})

test.each(both)('whatever %s is given to read is escaped', async (_, at) => {
  const { asked, url } = await carrierApi(() => ({ status: 201, body: { sid: 'CA1' } }))
  await at(url).place({ ...somebody, token: `"/><Hangup/>&'` })
  expect(markup(asked[0] ?? fail())).toContain('value="&quot;/&gt;&lt;Hangup/&gt;&amp;&apos;"')
})

const outcomes = [
  ['a number that is refused', { status: 400, body: refusal(21211) }, { is: 'refused', code: '21211' }],
  ['too many at once', { status: 429, body: refusal(20429) }, { is: 'not-now', code: '20429' }],
  ['a key that is not accepted', { status: 401, body: refusal(20003) }, { is: 'not-now', code: '20003' }],
  ['an overload', { status: 503, body: {} }, { is: 'not-now' }],
  ['an error of the carrier’s own', { status: 500, body: {} }, { is: 'unknown' }],
  ['a line that breaks after asking', 'hang-up', { is: 'unknown' }],
] as const

for (const [carrier, at] of both) {
  for (const [what, answer, expected] of outcomes) {
    test(`${carrier}: ${what} is told apart, and nothing is asked twice`, async () => {
      const { asked, url } = await carrierApi(() => answer)
      expect(await at(url).place(somebody)).toMatchObject(expected)
      expect(asked).toHaveLength(1)
    })
  }

  test(`${carrier}: when nobody is there, nothing can be ringing`, async () => {
    expect(await at(await nobody()).place(somebody)).toEqual({
      is: 'not-now',
      code: 'ECONNREFUSED',
      retryAfterMs: null,
    })
  })

  test(`${carrier}: a pause that the carrier asks for is passed on`, async () => {
    const { url } = await carrierApi(() => ({ status: 429, body: refusal(20429), headers: { 'retry-after': '7' } }))
    expect(await at(url).place(somebody)).toMatchObject({ is: 'not-now', retryAfterMs: 7000 })
  })

  test(`${carrier}: a silent carrier may have begun to ring`, async () => {
    const { asked, url } = await carrierApi(() => 'silence')
    expect(await at(url, 200).place(somebody)).toEqual({ is: 'unknown' })
    expect(asked).toHaveLength(1)
  })
}

test('Telnyx says that all channels are taken as a refusal, and it is none', async () => {
  const body = { errors: [{ code: '90000', title: 'Forbidden', detail: 'User channel limit exceeded D1' }] }
  const { url } = await carrierApi(() => ({ status: 403, body }))
  expect(await telnyxAt(url).place(somebody)).toMatchObject({ is: 'not-now', code: 'channel-limit' })
})

test('a code is told as a message, or spoken twice', async () => {
  const { asked, url } = await carrierApi(() => ({ status: 201, body: { sid: 'X1', data: { id: 'M1' } } }))
  const tell = (telephony: Telephony, by: 'sms' | 'call') =>
    telephony.carrier?.tell({ phoneNumber: '+14155552671', words: 'Your code is 12 & 34', by })
  expect(await tell(twilioAt(url), 'sms')).toEqual({ is: 'placed', providerCallId: 'X1' })
  expect(await tell(telnyxAt(url), 'sms')).toEqual({ is: 'placed', providerCallId: 'M1' })
  await tell(twilioAt(url), 'call')
  await tell(telnyxAt(url), 'call')
  expect(asked.map((one) => one.url)).toEqual([
    '/2010-04-01/Accounts/AC1/Messages.json',
    '/v2/messages',
    '/2010-04-01/Accounts/AC1/Calls.json',
    '/v2/texml/Accounts/acc/Calls',
  ])
  expect(new URLSearchParams(asked[0]?.body).get('Body')).toBe('Your code is 12 & 34')
  for (const spoken of asked.slice(2))
    expect(markup(spoken).match(/<Say>Your code is 12 &amp; 34<\/Say>/g)).toHaveLength(2)
})

/** As both carriers would word it. */
function refusal(code: number) {
  return { code, message: 'The number +14155552671 is not right', errors: [{ code: String(code), title: 'Invalid' }] }
}

function fail(): never {
  throw new Error('the carrier was not asked')
}
