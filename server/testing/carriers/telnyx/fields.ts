import { type Call, isOver } from '../calls/call.ts'
import type { Vendor } from '../vendor.ts'
import { account } from './account.ts'

const about = (call: Call) => ({
  AccountSid: call.accountSid,
  CallSid: call.sid,
  CallSidLegacy: call.sid,
  CallInitiatedAt: (call.dialledAt ?? call.placedAt).toISOString(),
  CallStatus: call.status,
  ConnectionId: account.applicationSid,
  From: call.from,
  To: call.to,
})

export const fields: Vendor['fields'] = {
  instructions: (call) => ({ ...about(call), ...(call.answeredBy && { AnsweredBy: call.answeredBy }) }),
  status: (call, at) => ({
    ...about(call),
    CallbackSource: 'call-progress-events',
    CallerId: call.from,
    SequenceNumber: String(call.sequence),
    Timestamp: at.toISOString(),
    ...(isOver(call) && {
      CallDuration: String(call.seconds),
      ...(call.answeredBy && { AnsweredBy: call.answeredBy }),
      ...(call.failure && { ErrorCode: call.failure.code, ErrorMessage: call.failure.message }),
    }),
  }),
  machine: (call, { answeredBy, ms }) => ({
    ...about(call),
    AnsweredBy: answeredBy,
    MachineDetectionDuration: String(Math.round(ms)),
  }),
  relayOver: (call, outcome) => ({
    ...about(call),
    SessionId: outcome.sessionId,
    SessionStatus: outcome.how,
    SessionDuration: String(outcome.seconds),
    ...(outcome.handoffData !== null && { HandoffData: outcome.handoffData }),
    ...(outcome.error && { ErrorCode: String(outcome.error.code), ErrorMessage: outcome.error.message }),
  }),
  setup: (call, sessionId, customParameters) => ({
    type: 'setup',
    sessionId,
    accountSid: call.accountSid,
    callSid: call.sid,
    callControlId: call.sid,
    callSessionId: sessionId,
    callLegId: sessionId,
    from: call.from,
    to: call.to,
    direction: 'outbound',
    callerName: '',
    callStatus: 'active',
    customParameters,
  }),
}
