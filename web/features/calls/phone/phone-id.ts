import { uuid } from '#web/lib/uuid.ts'

const key = (callId: number) => `phone:${callId}`

/** What makes this tab the same phone when it returns to a call: kept until the call ends, also through a reload. */
export function phoneIdFor(callId: number): string {
  const kept = sessionStorage.getItem(key(callId))
  if (kept) return kept
  const phoneId = uuid()
  sessionStorage.setItem(key(callId), phoneId)
  return phoneId
}

export function isOwnCall(callId: number): boolean {
  return sessionStorage.getItem(key(callId)) !== null
}

export function forgetPhoneId(callId: number) {
  sessionStorage.removeItem(key(callId))
}
