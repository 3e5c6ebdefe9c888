import { randomUUID } from 'node:crypto'
import {
  type Carrier,
  CarrierAway,
  type CarrierCall,
  type Placed,
  type Placing,
  type Telephony,
} from '#server/providers/telephony/telephony.ts'

type Told = Parameters<Carrier['tell']>[0]
type Saying = (asked: Placing | Told, providerCallId: string) => Placed | Promise<Placed>

export const putsThrough: Saying = (_, providerCallId) => ({ is: 'placed', providerCallId })

/**
 * A carrier without a network: it does what it is asked and remembers what that was, so that a test can say what it
 * answers and see what it did. The carriers in `carriers/` speak as real ones do.
 */
export function recordingCarrier() {
  const rung: Placing[] = []
  const told: Told[] = []
  const hungUp: string[] = []
  const calls = new Map<string, CarrierCall & { phoneNumber: string }>()
  const carrier = {
    rung,
    told,
    hungUp,
    isAway: false,
    /** What it answers to the next calls and codes; it rings whenever it does not say that it will not. */
    says: putsThrough,
    /** Whether a call rings for which it says so. */
    rings: (placed: Placed): boolean => placed.is === 'placed' || placed.is === 'unknown',
    becomes(change: Partial<CarrierCall>) {
      for (const [id, call] of calls) calls.set(id, { ...call, ...change })
    },
    /** The code in the last text to this number. */
    codeFor(phoneNumber: string): string {
      const words = told.findLast((one) => one.phoneNumber === phoneNumber)?.words ?? ''
      return /\d{6}/.exec(words)?.[0] ?? ''
    },
    telephony: {} as Telephony,
  }
  const newId = () => `CA${randomUUID()}`
  const ask = (id: string) => {
    if (carrier.isAway) throw new CarrierAway()
    return calls.get(id) ?? null
  }
  carrier.telephony = {
    async place(call) {
      const providerCallId = newId()
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
      async tell(message) {
        told.push(message)
        return carrier.says(message, newId())
      },
    },
  }
  return carrier
}
