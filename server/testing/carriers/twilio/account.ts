/** The one account of the emulator: no secret, as nothing real answers to it. */
export const account = {
  sid: `AC${'0123456789abcdef'.repeat(2)}`,
  authToken: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
  number: '+14155550100',
}
