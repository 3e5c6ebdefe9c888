import type { UserId } from '#server/platform/services.ts'

/** A way to reach a person. What a call is made of is the same for all of them: relay frames on a socket. */
export type Telephony = {
  /** Rings. The carrier's own name for the call comes back. */
  place(call: { callId: number; userId: UserId; phoneNumber: string }): Promise<{ providerCallId: string }>
}
