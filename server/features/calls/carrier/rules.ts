import type { CallReason, CallStatus } from '#contract/calls.ts'
import type { Callback } from '#server/providers/telephony/telephony.ts'
import { endingOf } from '../placing/rules.ts'
import type { CallRow } from '../tables.ts'

export const reconnectsAtMost = 2

type Known = Pick<CallRow, 'status' | 'endedAt' | 'providerCallId' | 'callbackNumber' | 'answeredBy' | 'reconnects'>

/** What a callback changes. `end` waits until everything that was heard is stored. */
export type Consequence =
  | { do: 'nothing' }
  | { do: 'ring' | 'answer' | 'suspect' | 'trust' | 'reconnect' | 'hang-up' }
  | { do: 'end'; as: CallStatus; reason?: CallReason }

const nothing: Consequence = { do: 'nothing' }

/** Callbacks come twice, late, and in any order: a call that is over stays over, and nothing goes back. */
export function consequence(call: Known, callback: Callback): Consequence {
  if (call.endedAt) return lives(callback) ? { do: 'hang-up' } : nothing
  switch (callback.is) {
    case 'status':
      return ofStatus(call, callback)
    case 'machine':
      return ofMachine(call, callback)
    case 'relay-over':
      if (callback.how !== 'failed') return { do: 'end', as: 'completed', reason: 'hung-up' }
      return call.reconnects < reconnectsAtMost
        ? { do: 'reconnect' }
        : { do: 'end', as: 'completed', reason: 'line-lost' }
  }
}

/** A call that we ended, while it was still being placed perhaps, must not go on ringing. */
function lives(callback: Callback): boolean {
  return callback.is === 'status' && (callback.status === 'ringing' || callback.status === 'in-progress')
}

function ofStatus(call: Known, told: Extract<Callback, { is: 'status' }>): Consequence {
  if (call.providerCallId && call.providerCallId !== told.providerCallId) return nothing
  const ending = endingOf(told, call.status)
  // Not by its number: a carrier that counts anew would never end the call.
  if (ending) return { do: 'end', ...ending }
  if (told.number >= 0 && told.number <= call.callbackNumber) return nothing
  if (call.status === 'in-progress') return nothing
  return { do: told.status === 'in-progress' ? 'answer' : 'ring' }
}

/** A sign, and no more: whether it is a machine is for the conversation to tell, which also hears what it says. */
function ofMachine(call: Known, { answeredBy }: Extract<Callback, { is: 'machine' }>): Consequence {
  if (answeredBy === 'unknown' || call.answeredBy === answeredBy) return nothing
  return { do: answeredBy === 'machine' ? 'suspect' : 'trust' }
}
