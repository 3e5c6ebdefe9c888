import { randomUUID } from 'node:crypto'
import {
  type Carrier,
  CarrierAway,
  type CarrierCall,
  type Placed,
  type Placing,
  type Telephony,
} from '#server/providers/telephony/telephony.ts'

/** The other end of the line: rings whom it is asked to ring, says what it is told to say, and knows what it rang. */
export function testCarrier() {
  const rung: Placing[] = []
  const hungUp: string[] = []
  const calls = new Map<string, CarrierCall & { phoneNumber: string }>()
  const carrier = {
    rung,
    hungUp,
    isAway: false,
    /** What it answers to the next calls; it rings whenever it does not say that it will not. */
    says: (_call: Placing, providerCallId: string): Placed | Promise<Placed> => ({ is: 'placed', providerCallId }),
    /** Whether a call rings for which it says so. */
    rings: (placed: Placed): boolean => placed.is === 'placed' || placed.is === 'unknown',
    becomes(change: Partial<CarrierCall>) {
      for (const [id, call] of calls) calls.set(id, { ...call, ...change })
    },
    telephony: {} as Telephony,
  }
  const ask = (id: string) => {
    if (carrier.isAway) throw new CarrierAway()
    return calls.get(id) ?? null
  }
  carrier.telephony = {
    async place(call) {
      const providerCallId = `CA${randomUUID()}`
      const placed = await carrier.says(call, providerCallId)
      if (!carrier.rings(placed)) return placed
      rung.push(call)
      const ringing = { providerCallId, status: 'ringing', answeredBy: null, startedAt: null, seconds: null } as const
      calls.set(providerCallId, { ...ringing, phoneNumber: call.phoneNumber })
      return placed
    },
    carrier: {
      name: 'twilio',
      takesBack: true,
      hangUp: async (id) => void hungUp.push(id),
      ask: async (id) => ask(id),
      async askFor(phoneNumber) {
        ask('')
        return [...calls.values()].filter((call) => call.phoneNumber === phoneNumber)
      },
      isSigned: () => false,
      callAt: () => null,
      readCallback: () => null,
      instructions: () => '',
      tell: async () => ({ is: 'refused', code: 'no codes here' }),
    } satisfies Carrier,
  }
  return carrier
}
