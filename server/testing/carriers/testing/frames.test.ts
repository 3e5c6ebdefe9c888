import { expect, onTestFinished, test } from 'vitest'
import { type CarrierOptions, startCarrier } from '../carrier.ts'
import type { CarrierName } from '../vendor.ts'
import { anApp, type RelaySide } from './app.ts'
import { placesOnTelnyx, placesOnTwilio, somebody } from './ordering.ts'

/** Somebody answers, and the application does this on its line. What the carrier has to say about it. */
async function complaintsOn(name: CarrierName, does: (relay: RelaySide) => void, options: CarrierOptions = {}) {
  const carrier = await startCarrier(name, options)
  onTestFinished(() => carrier.close())
  const app = await anApp({ onFrame: (frame, relay) => void (frame.type === 'setup' && does(relay)) })
  carrier.person(somebody, async (phone) => {
    await phone.answers({ afterMs: 0 })
    await phone.isSilentFor(8_000)
    await phone.hangsUp()
  })
  await (name === 'twilio' ? placesOnTwilio : placesOnTelnyx)(carrier, app)
  await carrier.settled()
  return { kinds: carrier.violations.map(({ kind }) => kind), errors: app.framesOf('error'), carrier, app }
}

const rightFrames: object[] = [
  { type: 'text', token: 'Good' },
  { type: 'text', token: ' evening.', last: true },
  { type: 'text', token: 'Mind you.', last: true, lang: 'en-US', interruptible: 'speech', preemptible: false },
  { type: 'play', source: 'https://example.com/chime.mp3', loop: 1 },
  { type: 'sendDigits', digits: '12w#' },
  { type: 'language', ttsLanguage: 'en-US' },
  { type: 'config', interruptible: 'none', speechTimeout: 900 },
  { type: 'hints', hints: 'Ana,Bo' },
]

test('every frame of the protocol is taken', async () => {
  const { kinds } = await complaintsOn('twilio', (relay) => {
    for (const frame of rightFrames) relay.sends(frame)
  })
  expect(kinds).toEqual([])
})

const wrongFrames: [string, string][] = [
  ['no JSON', 'Good evening'],
  ['an unknown type', '{"type":"say","token":"Good evening"}'],
  ['no type', '{"token":"Good evening"}'],
  ['words without a token', '{"type":"text","last":true}'],
  ['an empty token', '{"type":"text","token":null,"last":true}'],
  ['an unknown field', '{"type":"text","token":"Good evening","last":true,"voice":"Joanna"}'],
  ['a text where a truth belongs', '{"type":"text","token":"Good evening","last":"true"}'],
  ['an interruption nobody knows', '{"type":"text","token":"Good evening","last":true,"interruptible":"maybe"}'],
  ['a sound without an address', '{"type":"play","source":"chime.mp3"}'],
  ['keys no phone has', '{"type":"sendDigits","digits":"12x"}'],
  ['a change to no language', '{"type":"language"}'],
  ['a language that was not declared', '{"type":"language","ttsLanguage":"fr-FR"}'],
  ['an end with an object', '{"type":"end","handoffData":{"done":true}}'],
]
for (const [what, data] of wrongFrames) {
  test(`${what} is answered with an error, and the call goes on`, async () => {
    const { kinds, errors, app } = await complaintsOn('twilio', (relay) => relay.raw(data))
    expect(kinds).toEqual(['frame'])
    expect(errors).toHaveLength(1)
    expect(app.callbacks.find(({ path }) => path === '/action')?.fields.SessionStatus).toBe('completed')
  })
}

test('ten wrong frames in a row close the socket with 1007, nine and a right one do not', async () => {
  const codes: number[] = []
  const { app } = await complaintsOn('twilio', (relay) => {
    relay.socket.on('close', (code) => codes.push(code))
    for (let n = 0; n < 10; n += 1) relay.raw('{}')
  })
  expect(codes).toEqual([1007])
  expect(app.callbacks.find(({ path }) => path === '/action')?.fields).toMatchObject({
    SessionStatus: 'failed',
    ErrorCode: '64105',
  })
  const { app: other } = await complaintsOn('twilio', (relay) => {
    for (let n = 0; n < 18; n += 1) relay.raw(n === 9 ? '{"type":"hints","hints":"Ana"}' : '{}')
  })
  expect(other.callbacks.find(({ path }) => path === '/action')?.fields.SessionStatus).toBe('completed')
})

test('a goodbye that is cut off by the end of the call is complained of, one that was heard is not', async () => {
  const cut = await complaintsOn('twilio', (relay) => {
    relay.says('Goodbye and sleep well tonight.')
    relay.sends({ type: 'end' })
  })
  expect(cut.kinds).toEqual(['cut-off'])
  const heard = await complaintsOn('twilio', (relay) => {
    relay.says('Goodbye.')
    relay.socket.on('message', (data) => {
      const { name, value } = JSON.parse(data.toString())
      if (name === 'agentSpeaking' && value === 'off') relay.sends({ type: 'end' })
    })
  })
  expect(heard.kinds).toEqual([])
})

test('a word after the end is complained of', async () => {
  const { kinds } = await complaintsOn('twilio', (relay) => {
    relay.sends({ type: 'end' })
    relay.says('One more thing.')
  })
  expect(kinds).toEqual(['after-end'])
})

test('a turn that begins while a long one is still spoken is complained of, one after a short filler is not', async () => {
  const over = await complaintsOn('twilio', (relay) => {
    relay.says('Tell me about the best part of your day today.')
    relay.says('Are you still there?')
  })
  expect(over.kinds).toEqual(['overlap'])
  const filler = await complaintsOn('twilio', (relay) => {
    relay.says('Mm. ')
    relay.says('Are you still there?')
  })
  expect(filler.kinds).toEqual([])
})

test('words that may be replaced make way for newer ones', async () => {
  const { kinds, carrier } = await complaintsOn('twilio', (relay) => {
    relay.says('Let me think about that for a little while.', { preemptible: true })
    relay.says('I know.')
  })
  expect(kinds).toEqual([])
  expect(carrier.calls[0]?.heard.map((words) => words.trim())).toEqual(['I know.'])
})

test('Telnyx knows no events and no taking back, and says nothing of a turn before its last', async () => {
  const unknown = await complaintsOn('telnyx', (relay) => {
    relay.sends({ type: 'hints', hints: 'Ana' })
    relay.says('Good evening.', { preemptible: true })
  })
  expect(unknown.kinds).toEqual(['frame', 'frame'])
  const unfinished = await complaintsOn('telnyx', (relay) => relay.says('Good evening. ', { last: false }))
  expect(unfinished.carrier.calls[0]?.heard).toEqual([])
  const ended = await complaintsOn('telnyx', (relay) => {
    relay.says('Good evening. ', { last: false })
    relay.sends({ type: 'end' })
  })
  expect(ended.kinds).toEqual(['cut-off', 'unfinished'])
})
