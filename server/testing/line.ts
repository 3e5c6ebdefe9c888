import { randomBytes } from 'node:crypto'
import type { Carrier, Placed, Placing, Telephony } from '#server/providers/telephony/telephony.ts'

type Told = Parameters<Carrier['tell']>[0]

/** A carrier's side of the line: it does what it is asked, and remembers what that was. `says` makes it say something else. */
export function createLine() {
  const placed: Placing[] = []
  const told: Told[] = []
  let saying: Placed | null = null
  const answer = (): Placed => saying ?? { is: 'placed', providerCallId: `CA${randomBytes(16).toString('hex')}` }
  const telephony: Telephony = {
    async place(call) {
      placed.push(call)
      return answer()
    },
    carrier: {
      name: 'twilio',
      takesBack: true,
      hangUp: async () => undefined,
      ask: async () => null,
      askFor: async () => [],
      isSigned: () => false,
      readCallback: () => null,
      callAt: () => null,
      instructions: () => '',
      async tell(message) {
        told.push(message)
        return answer()
      },
    },
  }
  return {
    telephony,
    placed,
    told,
    says(other: Placed | null) {
      saying = other
    },
    /** The code in the last text to this number. */
    codeFor(phoneNumber: string): string {
      const words = told.findLast((one) => one.phoneNumber === phoneNumber)?.words ?? ''
      return /\d{6}/.exec(words)?.[0] ?? ''
    },
  }
}
