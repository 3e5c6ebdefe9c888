import { createPrivateKey, sign } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import type { SignedRequest } from './telephony.ts'
import { telnyxSignatures } from './telnyx-signature.ts'
import { telnyxPublicKey } from './testing/carrier-api.ts'
import { isSigned } from './twilio.ts'

afterEach(() => void vi.useRealTimers())

const form = 'CallSid=CA1234567890ABCDE&Digits=1234&To=%2B18005551212&Caller=%2B14158675310&From=%2B14158675310'
const twilio = (signature: string | undefined, request: Partial<SignedRequest>, publicUrl = 'https://mycompany.com') =>
  isSigned('12345', publicUrl, {
    ...{ scheme: 'http', url: '/myapp.php?foo=1&bar=2', body: form },
    headers: { 'x-twilio-signature': signature },
    ...request,
  })

test('a form that Twilio signed is taken, whatever port the proxy shows', () => {
  for (const publicUrl of ['https://mycompany.com', 'https://mycompany.com:443']) {
    expect(twilio('GvWf1cFY/Q7PnoempGyD5oXAezc=', {}, publicUrl)).toBe(true)
  }
  const other = form.replaceAll('5310', '5309')
  expect(twilio('RSOYDt4T1cUTdK1PDd93/VVr8B8=', { body: other })).toBe(true)
})

test('a form that was changed, or signed with nothing, or for another address, is not', () => {
  expect(twilio('GvWf1cFY/Q7PnoempGyD5oXAezc=', { body: `${form}&Extra=1` })).toBe(false)
  expect(twilio('GvWf1cFY/Q7PnoempGyD5oXAezc=', { url: '/myapp.php?foo=1' })).toBe(false)
  expect(twilio('GvWf1cFY/Q7PnoempGyD5oXAezc=', {}, 'https://elsewhere.com')).toBe(false)
  expect(twilio('', {})).toBe(false)
  expect(twilio(undefined, {})).toBe(false)
  expect(twilio('short', {})).toBe(false)
})

test('a socket that Twilio opens is signed for its wss address, to the last slash', () => {
  const socket = { scheme: 'ws', url: '/voice/relay', body: '' } as const
  expect(twilio('EEN0PpGHDDZn2D6X+CsaCBIaf1A=', socket, 'https://example.com')).toBe(true)
  expect(twilio('EEN0PpGHDDZn2D6X+CsaCBIaf1A=', { ...socket, url: '/voice/relay/' }, 'https://example.com')).toBe(false)
  expect(twilio('DPGgON1R152LN7WA9Yt9Ra1bQE8=', { ...socket, url: '/voice/relay/' }, 'https://example.com')).toBe(true)
})

test('a body that is no form is signed by its hash', () => {
  const url = '/hook?bodySHA256=015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862'
  const signed = { url, body: '{"a":1}' }
  expect(twilio('2e7mH/NA6FwzvUqLZxhsETU/4bw=', signed, 'https://example.com')).toBe(true)
  expect(twilio('2e7mH/NA6FwzvUqLZxhsETU/4bw=', { ...signed, body: '{"a":2}' }, 'https://example.com')).toBe(false)
})

const known = {
  timestamp: '1700000000',
  body: 'CallSid=v3%3Aabc&CallStatus=completed',
  signature: '+XVN5Js586/fVMRX5+vdh56SJ/vl276LdA60GRJEgEAIJMAqrtKehw2pMzRY6URmYZ1oM4BDzXY38oyQASUjDA==',
}
const telnyx = ({ timestamp, body, signature } = known, scheme: SignedRequest['scheme'] = 'http') =>
  telnyxSignatures(telnyxPublicKey)({
    ...{ scheme, url: '/voice/status/x', body },
    headers: { 'telnyx-timestamp': timestamp, 'telnyx-signature-ed25519': signature },
  })
const at = (seconds: number) => vi.useFakeTimers({ now: seconds * 1000 })

test('what Telnyx signed is taken for five minutes, and no longer', () => {
  at(1_700_000_000)
  expect(telnyx()).toBe(true)
  at(1_700_000_300)
  expect(telnyx()).toBe(true)
  at(1_700_000_301)
  expect(telnyx()).toBe(false)
  at(1_699_999_699)
  expect(telnyx()).toBe(false)
})

test('what Telnyx did not sign so is not taken', () => {
  at(1_700_000_000)
  expect(telnyx({ ...known, body: `${known.body}&x=1` })).toBe(false)
  expect(telnyx({ ...known, timestamp: '1700000001' })).toBe(false)
  expect(telnyx({ ...known, signature: 'AAAA' })).toBe(false)
  expect(telnyx({ ...known, timestamp: 'soon' })).toBe(false)
  expect(telnyxSignatures(telnyxPublicKey)({ scheme: 'http', url: '/', headers: {}, body: known.body })).toBe(false)
})

test('a socket of Telnyx may come unsigned, but not with a wrong signature', () => {
  at(1_700_000_000)
  const seed = Buffer.alloc(32, 1)
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const signature = sign(null, Buffer.from(`${known.timestamp}|`), key).toString('base64')
  expect(telnyx({ ...known, body: '', signature }, 'ws')).toBe(true)
  expect(telnyx({ ...known, body: '', signature: known.signature }, 'ws')).toBe(false)
  expect(telnyxSignatures(telnyxPublicKey)({ scheme: 'ws', url: '/voice/relay', headers: {}, body: '' })).toBe(true)
})
