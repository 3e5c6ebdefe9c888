import { Link } from '@tanstack/react-router'
import type { PhoneState } from '#contract/phone.ts'

/** Why no call comes to this phone, and what to do about it; nothing where calls come. */
export function PhoneLine({ phone, next }: { phone: PhoneState; next?: string }) {
  if (phone === 'unproved') {
    return (
      <>
        No daily call comes before your number is proved.{' '}
        <Link to="/prove-number" search={next ? { next } : {}} className="link">
          Prove your number
        </Link>
      </>
    )
  }
  if (phone === 'out-of-reach') {
    return (
      <>
        Calls from this server don’t go to your number. You can write your entries, and ask your host which countries
        calls reach.
      </>
    )
  }
  return null
}
