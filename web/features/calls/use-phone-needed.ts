import { useState } from 'react'
import { useAnnouncements } from '#web/lib/announcements.ts'
import { useCurrentCall } from './api.ts'

/**
 * Whether there has been a call since this page was opened: only then is the phone fetched, and then it stays. `ringing`
 * is the call whose ringing it missed while it was on its way.
 */
export function usePhoneNeeded(): { isNeeded: boolean; ringing: number | null } {
  const [ringing, setRinging] = useState<number | null>(null)
  const [isNeeded, setNeeded] = useState(false)
  const current = useCurrentCall().data
  useAnnouncements((message) => {
    if (message.type !== 'call_ringing') return
    setRinging(message.callId)
    setNeeded(true)
  })
  if (current && !isNeeded) setNeeded(true)
  return { isNeeded, ringing }
}
