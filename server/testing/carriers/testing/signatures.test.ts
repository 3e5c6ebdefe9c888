import { expect, test } from 'vitest'
import { keyFromSeed, publicKeyOf, telnyxSignature } from '../telnyx/signature.ts'
import { twilioSignature } from '../twilio/signature.ts'

const token = '12345'
const page = 'https://mycompany.com/myapp.php?foo=1&bar=2'
const form = {
  CallSid: 'CA1234567890ABCDE',
  Digits: '1234',
  To: '+18005551212',
  Caller: '+14158675310',
  From: '+14158675310',
}

test('a form is signed as Twilio signs it', () => {
  expect(twilioSignature(token, page, form)).toBe('GvWf1cFY/Q7PnoempGyD5oXAezc=')
  expect(twilioSignature(token, page, { ...form, Caller: '+14158675309', From: '+14158675309' })).toBe(
    'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
  )
})

test('a socket is signed by its address alone, to the letter', () => {
  expect(twilioSignature(token, 'wss://example.com/voice/relay')).toBe('EEN0PpGHDDZn2D6X+CsaCBIaf1A=')
  expect(twilioSignature(token, 'wss://example.com/voice/relay/')).toBe('DPGgON1R152LN7WA9Yt9Ra1bQE8=')
})

test('a body is signed as Telnyx signs it', () => {
  const key = keyFromSeed(Buffer.alloc(32, 1))
  expect(publicKeyOf(key)).toBe('iojj3XQJ8ZX9UtstPLpdcspnCb8dlBIb83SIAbQPb1w=')
  expect(telnyxSignature(key, 1_700_000_000, 'CallSid=v3%3Aabc&CallStatus=completed')).toBe(
    '+XVN5Js586/fVMRX5+vdh56SJ/vl276LdA60GRJEgEAIJMAqrtKehw2pMzRY6URmYZ1oM4BDzXY38oyQASUjDA==',
  )
})
