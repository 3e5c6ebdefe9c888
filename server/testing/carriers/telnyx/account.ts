import { keyFromSeed } from './signature.ts'

/** The one account of the emulator: no secret, as nothing real answers to it. */
export const account = {
  sid: '61bf923e-5e4d-4595-a110-56190ea18a1b',
  apiKey: 'KEY0123456789ABCDEF_emulated',
  applicationSid: '1494404757140276705',
  number: '+13125550100',
  key: keyFromSeed(Buffer.alloc(32, 1)),
}
