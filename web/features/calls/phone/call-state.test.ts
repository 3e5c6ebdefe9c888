import { expect, test } from 'vitest'
import { idle, next, type Phone, type PhoneEvent } from './call-state.ts'

const after = (...events: PhoneEvent[]) => events.reduce<Phone>(next, idle)
const rings: PhoneEvent = { type: 'rings', callId: 5 }
const answers: PhoneEvent = { type: 'answers' }
const open: PhoneEvent = { type: 'line', line: 'open' }
const lost: PhoneEvent = { type: 'line', line: 'lost' }
const ends: PhoneEvent = { type: 'ends' }
const completed: PhoneEvent = { type: 'completed', callId: 5, entryId: 7 }
const speaks = (token: string, last = false): PhoneEvent => ({ type: 'companion-speaks', token, last })

test('a call that rings is answered, talked, ended and written', () => {
  expect(after(rings)).toEqual({ is: 'ringing', callId: 5 })
  expect(after(rings, answers)).toEqual({ is: 'talking', callId: 5, line: 'connecting', turns: [] })
  expect(after(rings, answers, open, ends)).toEqual({ is: 'writing', callId: 5 })
  expect(after(rings, answers, open, ends, completed)).toEqual({ is: 'written', callId: 5, entryId: 7 })
})

test('an entry that is finished during the farewell waits for it', () => {
  expect(after(rings, answers, open, completed)).toMatchObject({ is: 'talking' })
  expect(after(rings, answers, open, completed, ends)).toEqual({ is: 'written', callId: 5, entryId: 7 })
})

test('a declined call, and one that stops ringing, leave the page as it was', () => {
  expect(after(rings, { type: 'declines' })).toEqual(idle)
  expect(after(rings, { type: 'ended-elsewhere', callId: 5 })).toEqual(idle)
})

test('a call answered in another window stops ringing here', () => {
  const elsewhere: PhoneEvent = { type: 'current', call: { id: 5, status: 'in-progress' }, isOurs: false }
  expect(after(rings, elsewhere)).toEqual(idle)
})

test('a page opened while it rings rings too', () => {
  expect(after({ type: 'current', call: { id: 5, status: 'ringing' }, isOurs: false })).toEqual({
    is: 'ringing',
    callId: 5,
    isConfirmed: true,
  })
})

test('an answer from before it rang does not silence it, one from afterwards does', () => {
  const nothing: PhoneEvent = { type: 'current', call: null, isOurs: false }
  const confirms: PhoneEvent = { type: 'current', call: { id: 5, status: 'ringing' }, isOurs: false }
  expect(after(rings, nothing)).toMatchObject({ is: 'ringing' })
  expect(after(rings, confirms, nothing)).toEqual(idle)
})

test('a page reloaded in the middle of its call offers to return', () => {
  const ours: PhoneEvent = { type: 'current', call: { id: 5, status: 'in-progress' }, isOurs: true }
  expect(after(ours)).toEqual({ is: 'left', callId: 5 })
  expect(after(ours, answers)).toMatchObject({ is: 'talking', line: 'connecting' })
})

test('a call of another device does not disturb this page', () => {
  expect(after({ type: 'current', call: { id: 5, status: 'in-progress' }, isOurs: false })).toEqual(idle)
})

test('what the server says about calls does not touch a conversation', () => {
  expect(after(rings, answers, open, { type: 'current', call: null, isOurs: false })).toMatchObject({ is: 'talking' })
  expect(after(rings, answers, open, { type: 'rings', callId: 6 })).toMatchObject({ is: 'talking', callId: 5 })
})

test('a line that breaks is reconnecting, and one that never opened still connecting', () => {
  expect(after(rings, answers, open, lost)).toMatchObject({ line: 'lost' })
  expect(after(rings, answers, lost)).toMatchObject({ line: 'connecting' })
})

test('a call that was over when we came back has dropped, and its entry still follows', () => {
  expect(after(rings, answers, open, lost, { type: 'was-over' })).toEqual({ is: 'dropped', callId: 5 })
  expect(after(rings, answers, open, lost, { type: 'was-over' }, completed)).toMatchObject({ is: 'written' })
})

test('tokens become one turn, until the last', () => {
  const phone = after(rings, answers, open, speaks('Good '), speaks('evening.'), speaks('', true), speaks('And?'))
  expect(phone).toMatchObject({
    turns: [
      { speaker: 'companion', words: 'Good evening.', isOpen: false },
      { speaker: 'companion', words: 'And?', isOpen: true },
    ],
  })
})

test('a turn the person speaks into is cut there', () => {
  const phone = after(
    rings,
    answers,
    open,
    speaks('Tell me about'),
    { type: 'interrupts' },
    { type: 'person-speaks', words: 'Wait.' },
  )
  expect(phone).toMatchObject({
    turns: [
      { words: 'Tell me about', isCut: true },
      { speaker: 'person', words: 'Wait.' },
    ],
  })
})

test('the end of another call changes nothing', () => {
  expect(after(rings, answers, open, ends, { ...completed, callId: 6 })).toEqual({ is: 'writing', callId: 5 })
})
