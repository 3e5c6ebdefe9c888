/**
 * `frame`: not in the protocol. `after-end`: a frame after `end`. `overlap`: a talk cycle begun while much of the one
 * before is still to be spoken. `cut-off`: `end` before the last words were heard. `unfinished`: words held back for a
 * `last` that never came. `order`: a wrong request. `markup`: TwiML that would not be understood. `callback`: a signed
 * callback refused. `double-ring`: two calls to one number at once. `person`: somebody on the phone waited in vain.
 */
export type ViolationKind =
  | 'frame'
  | 'after-end'
  | 'overlap'
  | 'cut-off'
  | 'unfinished'
  | 'order'
  | 'markup'
  | 'callback'
  | 'double-ring'
  | 'person'

export type Violation = { kind: ViolationKind; detail: string; callSid: string | null }

/** An order or a document that the carrier refuses, with the code it gives. */
export class Refused extends Error {
  readonly code: number
  readonly status: number

  constructor(code: number, message: string, status = 400) {
    super(message)
    this.code = code
    this.status = status
  }
}
