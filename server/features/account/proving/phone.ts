import type { PhoneState } from '#contract/phone.ts'
import { isReached } from '#server/features/calls/allowance/reach.ts'
import type { Needs } from '#server/platform/services.ts'

type OwnNumber = { phoneNumber: string; phoneProvedAt: Date | null }

export function phoneOf(
  { telephony, config }: Needs<'telephony' | 'config'>,
  { phoneNumber, phoneProvedAt }: OwnNumber,
): PhoneState {
  if (!telephony.carrier) return 'browser'
  if (!isReached(phoneNumber, config.calling.prefixes)) return 'out-of-reach'
  return phoneProvedAt ? 'proved' : 'unproved'
}
