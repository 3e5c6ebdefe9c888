import { type Call, isOver } from '../calls/call.ts'
import { rfc2822 } from '../dates.ts'
import type { Vendor } from '../vendor.ts'

const apiVersion = '2010-04-01'

const about = (call: Call) => ({
  CallSid: call.sid,
  AccountSid: call.accountSid,
  From: call.from,
  To: call.to,
  CallStatus: call.status,
  ApiVersion: apiVersion,
  Direction: 'outbound-api',
})

const place = (prefix: string) => ({
  [`${prefix}City`]: '',
  [`${prefix}State`]: 'CA',
  [`${prefix}Zip`]: '',
  [`${prefix}Country`]: 'US',
})

const ofEverything = (call: Call) => ({
  ...about(call),
  Caller: call.from,
  Called: call.to,
  ForwardedFrom: '',
  CallerName: '',
  ParentCallSid: '',
  ...place('From'),
  ...place('To'),
  ...place('Caller'),
  ...place('Called'),
})

const sipCodes: Partial<Record<Call['status'], string>> = {
  completed: '200',
  busy: '486',
  'no-answer': '487',
  canceled: '487',
  failed: '404',
}

export const fields: Vendor['fields'] = {
  instructions: (call) => ({ ...ofEverything(call), ...(call.answeredBy && { AnsweredBy: call.answeredBy }) }),
  status: (call, at) => ({
    ...ofEverything(call),
    Timestamp: rfc2822(at),
    CallbackSource: 'call-progress-events',
    SequenceNumber: String(call.sequence),
    ...(isOver(call) && {
      CallDuration: String(call.seconds),
      Duration: String(Math.ceil(call.seconds / 60)),
      SipResponseCode: sipCodes[call.status] ?? '200',
      ...(call.answeredBy && { AnsweredBy: call.answeredBy }),
      ...(call.failure && { ErrorCode: call.failure.code, ErrorMessage: call.failure.message }),
    }),
  }),
  machine: (call, { answeredBy, ms }) => ({
    CallSid: call.sid,
    AccountSid: call.accountSid,
    AnsweredBy: answeredBy,
    MachineDetectionDuration: String(Math.round(ms)),
  }),
  relayOver: (call, outcome) => ({
    ...about(call),
    ApplicationSid: '',
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
    parentCallSid: '',
    callSid: call.sid,
    from: call.from,
    to: call.to,
    forwardedFrom: '',
    callType: 'PSTN',
    callerName: '',
    direction: 'outbound-api',
    callStatus: 'RINGING',
    customParameters,
  }),
}
