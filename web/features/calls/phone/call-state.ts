import type { Call } from '#contract/calls.ts'

/** What the phone in the page is doing. */
export type Phone =
  | { is: 'idle' }
  /** `isConfirmed`: the server has also said so when asked, so its silence means that the ringing is over. */
  | { is: 'ringing'; callId: number; isConfirmed?: boolean }
  /** A call of this tab runs on the server, but the page was reloaded. */
  | { is: 'left'; callId: number }
  | Talking
  | { is: 'writing'; callId: number }
  | { is: 'written'; callId: number; entryId: number | null }
  | { is: 'dropped'; callId: number }

/** `written` is there when the entry was finished before the farewell was. */
export type Talking = {
  is: 'talking'
  callId: number
  line: Line
  turns: readonly SpokenTurn[]
  written?: { entryId: number | null }
}
type Line = 'connecting' | 'open' | 'lost'
/** `isOpen`: more of it is still coming. `isCut`: the person spoke into it. */
export type SpokenTurn = { speaker: 'companion' | 'person'; words: string; isOpen?: boolean; isCut?: boolean }

export type PhoneEvent =
  | { type: 'rings'; callId: number }
  /** What the server says when asked: the call that rings or runs, and whether it is this tab's own. */
  | { type: 'current'; call: Pick<Call, 'id' | 'status'> | null; isOurs: boolean }
  | { type: 'answers' }
  | { type: 'declines' }
  | { type: 'line'; line: Line }
  | { type: 'companion-speaks'; token: string; last: boolean }
  | { type: 'person-speaks'; words: string }
  | { type: 'interrupts' }
  | { type: 'ends' }
  /** The call was over when we wanted to return to it. */
  | { type: 'was-over' }
  | { type: 'refused' }
  | { type: 'ended-elsewhere'; callId: number }
  | { type: 'completed'; callId: number; entryId: number | null }
  | { type: 'closes' }

export const idle: Phone = { is: 'idle' }

/** All of the phone's states, with no socket, voice or clock in it. */
export function next(phone: Phone, event: PhoneEvent): Phone {
  switch (event.type) {
    case 'rings':
      return phone.is === 'talking' ? phone : { is: 'ringing', callId: event.callId }
    case 'current':
      return withCurrent(phone, event.call, event.isOurs)
    case 'answers':
      return phone.is === 'ringing' || phone.is === 'left'
        ? { is: 'talking', callId: phone.callId, line: 'connecting', turns: [] }
        : phone
    case 'line':
      // The first attempt that fails is still "connecting": nothing was there to be lost.
      if (phone.is !== 'talking' || (phone.line === 'connecting' && event.line === 'lost')) return phone
      return { ...phone, line: event.line }
    case 'companion-speaks':
      return phone.is === 'talking' ? { ...phone, turns: withToken(phone.turns, event) } : phone
    case 'person-speaks':
      return phone.is === 'talking'
        ? { ...phone, turns: [...closed(phone.turns), { speaker: 'person', words: event.words }] }
        : phone
    case 'interrupts':
      return phone.is === 'talking' ? { ...phone, turns: closed(phone.turns, true) } : phone
    case 'ends':
      return phone.is === 'talking' ? after(phone, 'writing') : phone
    case 'was-over':
      return phone.is === 'talking' ? after(phone, 'dropped') : phone
    case 'ended-elsewhere':
      return endedElsewhere(phone, event.callId)
    case 'completed':
      return completed(phone, event)
    case 'declines':
    case 'refused':
    case 'closes':
      return idle
  }
}

function withCurrent(phone: Phone, call: Pick<Call, 'id' | 'status'> | null, isOurs: boolean): Phone {
  if (phone.is === 'idle') {
    if (call?.status === 'ringing') return { is: 'ringing', callId: call.id, isConfirmed: true }
    if (call?.status === 'in-progress' && isOurs) return { is: 'left', callId: call.id }
    return phone
  }
  if (phone.is !== 'ringing') return phone
  if (call?.id === phone.callId && call.status !== 'in-progress') return { ...phone, isConfirmed: true }
  // Answered in another window, or no longer ringing. An answer from before it rang says neither.
  return call || phone.isConfirmed ? idle : phone
}

function endedElsewhere(phone: Phone, callId: number): Phone {
  if (phone.is === 'idle' || phone.callId !== callId) return phone
  if (phone.is === 'ringing' || phone.is === 'left') return idle
  // While the line is open the farewell is still being said; the line itself will end.
  return phone.is === 'talking' && phone.line === 'lost' ? after(phone, 'dropped') : phone
}

function after({ callId, written }: Talking, otherwise: 'writing' | 'dropped'): Phone {
  return written ? { is: 'written', callId, entryId: written.entryId } : { is: otherwise, callId }
}

function completed(phone: Phone, { callId, entryId }: { callId: number; entryId: number | null }): Phone {
  if (phone.is === 'idle' || phone.callId !== callId) return phone
  if (phone.is === 'ringing' || phone.is === 'left') return idle
  if (phone.is === 'talking' && phone.line !== 'lost') return { ...phone, written: { entryId } }
  return { is: 'written', callId, entryId }
}

function withToken(turns: readonly SpokenTurn[], { token, last }: { token: string; last: boolean }) {
  const open = turns.at(-1)
  const continues = open?.speaker === 'companion' && open.isOpen
  const words = continues ? open.words + token : token
  const before = continues ? turns.slice(0, -1) : turns
  return words.trim() === '' ? before : [...before, { speaker: 'companion' as const, words, isOpen: !last }]
}

function closed(turns: readonly SpokenTurn[], isCut = false): readonly SpokenTurn[] {
  const open = turns.at(-1)
  return open?.speaker === 'companion'
    ? [...turns.slice(0, -1), { ...open, isOpen: false, isCut: isCut || open.isCut }]
    : turns
}
